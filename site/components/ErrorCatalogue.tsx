import { type CataloguedError, errors, ROLES, type Role } from '../data/errors.ts'

const ROLE_NAMES = Object.keys(ROLES) as readonly Role[]

/**
 * `::error-catalogue`: every message with its meaning and the fix for each kind of reader. The
 * choice of a role needs no script: a style sheet hides the rows of the others.
 */
export default function ErrorCatalogue() {
  return (
    <div className="error-catalogue">
      <fieldset className="error-roles">
        <legend>Where did you meet the error?</legend>
        <RoleChoice value="all" label="Anywhere" isChosen />
        <RoleChoice value="wallet" label="In a wallet" />
        <RoleChoice value="developer" label="In code" />
        <RoleChoice value="operator" label="On a node" />
      </fieldset>
      <docs-filter>
        <p className="filter-bar">
          <label>
            Filter errors{' '}
            <input
              type="search"
              placeholder="insufficient fee"
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <output>
            {errors.length} of {errors.length}
          </output>
        </p>
        <docs-table>
          <table>
            <thead>
              <tr>
                <th scope="col">Message</th>
                <th scope="col">Code</th>
                <th scope="col">Means</th>
                <th scope="col">Fix</th>
              </tr>
            </thead>
            <tbody>
              {errors.map((error) => (
                <ErrorRow key={error.text} error={error} />
              ))}
            </tbody>
          </table>
        </docs-table>
      </docs-filter>
    </div>
  )
}

interface RoleChoiceProps {
  readonly value: string
  readonly label: string
  readonly isChosen?: boolean
}

function RoleChoice({ value, label, isChosen = false }: RoleChoiceProps) {
  return (
    <label>
      <input type="radio" name="error-role" value={value} defaultChecked={isChosen} /> {label}
    </label>
  )
}

function ErrorRow({ error }: { readonly error: CataloguedError }) {
  const roles = ROLE_NAMES.filter((role) => error[role] !== undefined)
  return (
    <tr data-roles={roles.join(' ')}>
      <td>
        <code>{error.text}</code>
      </td>
      <td>{error.code ?? ''}</td>
      <td>{error.means}</td>
      <td>
        {roles.map((role, index) => (
          <span key={role}>
            {index === 0 ? '' : ', '}
            <a href={`${ROLES[role].page}#${error[role]}`}>{ROLES[role].label}</a>
          </span>
        ))}
      </td>
    </tr>
  )
}
