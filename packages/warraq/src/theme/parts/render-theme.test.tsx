import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { partFailed, withoutPart } from '../../content/components/part-failed.ts'
import { defaultUiText } from '../text/ui-text.ts'
import { useText } from '../text/use-text.ts'
import { type Part, part, type SitePart } from './part.tsx'
import { PartError, renderTheme } from './render-theme.tsx'

interface LabelProps {
  readonly label: string
}
const Title = part('Title', ({ label }: LabelProps) => <h1>{label}</h1>)
const Foot: Part<LabelProps> = part('Foot', ({ label }: LabelProps) => <p>{label}</p>)
const Page = () => (
  <>
    <Title label="Keys" />
    <Foot label="End" />
  </>
)

const fails = () => {
  throw new Error('no luck')
}
/** Components of a site by the name of the part that they replace. */
function partsOf(own: Readonly<Record<string, (props: LabelProps) => ReactNode>>) {
  const components = Object.entries(own).map(([name, component]): [string, SitePart] => [
    name,
    { file: `theme/${name}.tsx`, component },
  ])
  return { hash: 'own', components: new Map(components) }
}
const htmlOf = (own: Parameters<typeof partsOf>[0], node: ReactNode = <Page />) =>
  renderTheme(node, { text: defaultUiText, parts: partsOf(own) })

function errorOf(own: Parameters<typeof partsOf>[0], node?: ReactNode): unknown {
  try {
    return htmlOf(own, node)
  } catch (error) {
    return error
  }
}

test('a component of the site gets the props of the part that it replaces, the others stay', () => {
  expect(htmlOf({})).toBe('<h1>Keys</h1><p>End</p>')
  expect(htmlOf({ Title: ({ label }) => <h1>My {label}</h1> })).toBe('<h1>My Keys</h1><p>End</p>')
})

test('a component of the site that wraps the original part does not render itself', () => {
  const own = (props: LabelProps) => (
    <header>
      <Title.original {...props} />
    </header>
  )
  expect(htmlOf({ Title: own })).toBe('<header><h1>Keys</h1></header><p>End</p>')
})

test('has the texts of the language, escaped', () => {
  const Search = () => <p>{useText().search}</p>
  const text = { ...defaultUiText, search: 'Suche & mehr' }
  expect(renderTheme(<Search />, { text, parts: partsOf({}) })).toBe('<p>Suche &amp; mehr</p>')
})

test('the error names the component of the site that threw, with its own error as cause', () => {
  const error = errorOf({ Title: ({ label }) => <h1>{label}</h1>, Foot: fails })
  expect(error).toBeInstanceOf(PartError)
  expect(error).toMatchObject({
    message: 'no luck',
    part: { file: 'theme/Foot.tsx' },
    cause: new Error('no luck'),
  })
})

test('an error of the engine blames no component of the site', () => {
  const Broken = fails
  expect(errorOf({ Foot: () => <p>Own</p> }, <Broken />)).not.toBeInstanceOf(PartError)
  expect(errorOf({ Foot: () => <p>Own</p> }, <Broken />)).toEqual(new Error('no luck'))
})

test('what is thrown need not be an error', () => {
  const throwsText = () => {
    throw 'no network'
  }
  expect(errorOf({ Foot: throwsText })).toMatchObject({ message: 'no network' })
})

test('the report names file and page, and without that file the others are still used', () => {
  const own = { Title: fails, Foot: () => <p>Own</p> }
  const error = errorOf(own)
  if (!(error instanceof PartError)) throw new Error('no part failed')
  expect(partFailed(error, '/keys/')).toMatchObject({
    file: 'theme/Title.tsx',
    severity: 'error',
    found: 'an error while /keys/ was rendered: no luck',
  })
  const { expected } = partFailed(
    new PartError({ ...error.part, owner: { plugin: 'look', hook: 'theme.parts.A' } }, error.cause),
    '/keys/',
  )
  expect(expected).toContain('of the plugin "look"')
  const rest = withoutPart(partsOf(own), error.part.file)
  expect(renderTheme(<Page />, { text: defaultUiText, parts: rest })).toBe(
    '<h1>Keys</h1><p>Own</p>',
  )
  expect(rest.hash).not.toBe('own')
})
