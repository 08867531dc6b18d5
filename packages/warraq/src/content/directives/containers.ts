import type { AdmonitionKind } from '../../theme/Admonition/admonition-kinds.ts'

/** A `:::` container, with its syntax for writers. */
export interface ContainerSyntax {
  /** How the label in brackets is used. */
  readonly label?: string
  /** Effect of each attribute in braces. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly purpose: string
}

const TITLE = 'title of the box'
const BOX_ATTRIBUTES = {
  title: 'title, if there is no label',
  id: 'anchor',
  class: 'further classes',
}

/** What each kind of box is for. */
const BOXES: Readonly<Record<AdmonitionKind, string>> = {
  note: 'a remark beside the text',
  tip: 'advice that makes the task easier',
  info: 'background',
  warning: 'something that may go wrong',
  danger: 'something that cannot be undone',
  secondary: 'the same as `note`',
  success: 'the same as `tip`',
  important: 'the same as `info`, under another title',
  caution: 'the same as `warning`, under another title',
}

export const CONTAINERS: Readonly<Record<string, ContainerSyntax>> = {
  ...Object.fromEntries(
    Object.entries(BOXES).map(([kind, purpose]) => [
      kind,
      { label: TITLE, attributes: BOX_ATTRIBUTES, purpose },
    ]),
  ),
  details: {
    label: 'line that opens and closes the text',
    attributes: { id: 'anchor', open: 'open at first' },
    purpose: 'text that readers open when they need it',
  },
  tabs: {
    attributes: {
      group: 'sets of tabs with the same group change together, and the choice is stored',
      query: 'name of the query parameter that selects a tab',
      label: 'what one chooses between, for screen readers',
    },
    purpose: 'alternatives, of which one shows at a time',
  },
  tab: {
    label: 'text of the tab, if it has no attributes',
    attributes: {
      value: 'name of the tab within its group',
      label: 'text of the tab',
      default: 'shown at first',
    },
    purpose: 'one alternative, inside `:::tabs`',
  },
  'code-group': {
    purpose:
      'code blocks as tabs, each named by the brackets after its language: ```` ```ts [a.ts] ````',
  },
  steps: { purpose: 'the steps of a task, as one numbered list' },
  cards: { purpose: 'links to other pages as a grid, each a `:::card`' },
  card: {
    attributes: { title: 'text of the link', href: 'address', icon: 'name of an icon' },
    purpose: 'one link, inside `:::cards`',
  },
  filter: {
    label: 'label of the field',
    purpose: 'a field above entries with `###` headings that hides those without the words typed',
  },
}

/** Names that may open a `:::` container. */
export const CONTAINER_DIRECTIVES: ReadonlySet<string> = new Set(Object.keys(CONTAINERS))
