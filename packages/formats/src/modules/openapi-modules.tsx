import {
  type Content,
  contentText,
  fieldTable,
  type OpenApiDocument,
  type Parameter,
  parameterTable,
  responsesText,
  type Schema,
  schemaRows,
} from '@warraq/openapi/tables'
import type { ElementType, ReactNode } from 'react'
import type { ModulePage } from 'warraq/plugin'

type Props = Readonly<Record<string, unknown>>
type Exports = Readonly<Record<string, unknown>>

/** These pages hold what references led to. */
const NO_REFERENCES = {} as OpenApiDocument

/**
 * The parts of the theme of OpenAPI pages: parameters, bodies, answers and schemas, from what the
 * pages pass to them. What sends requests is left out.
 * @param tabs,codeBlock components of the page
 */
export function openApiModules(
  page: ModulePage,
  { tabs, codeBlock: CodeBlock }: Readonly<Record<'tabs' | 'codeBlock', ElementType>>,
): Readonly<Record<string, Exports>> {
  const shown = (...texts: readonly string[]): ReactNode =>
    texts.some((text) => text !== '') && page.markdown(texts.join('\n\n'))
  const body = ({ title, body }: Props) => {
    const { description = '', content } = (body ?? {}) as BodyProps
    const texts = contentText(NO_REFERENCES, content)
    return texts.length > 0 && shown(`### ${title ?? 'Body'}`, description, ...texts)
  }
  const parts: Readonly<Record<string, (props: Props) => ReactNode>> = {
    ParamsDetails: ({ parameters }) => {
      const rows = (parameters ?? []) as readonly Parameter[]
      return rows.length > 0 && shown('### Parameters', parameterTable(NO_REFERENCES, rows))
    },
    RequestSchema: body,
    ResponseSchema: body,
    StatusCodes: ({ responses }) =>
      shown(...responsesText(NO_REFERENCES, (responses ?? {}) as Responses)),
    Schema: ({ schema }) => shown(fieldTable(schemaRows(NO_REFERENCES, schema as Schema))),
    ParamsItem: ({ param }) => <Item {...paramProps(param as Parameter)} shown={shown} />,
    SchemaItem: (props) => <Item {...props} shown={shown} />,
    ResponseSamples: ({ responseExample, language }) => (
      <CodeBlock language={language}>{String(responseExample ?? '')}</CodeBlock>
    ),
    ApiLogo: ({ logo, darkLogo }) => <Logo {...((logo ?? darkLogo ?? {}) as Props)} />,
    Markdown: ({ children }) =>
      typeof children === 'string' ? shown(children) : (children as ReactNode),
  }
  const endpoint = { default: MethodEndpoint }
  const nothing = { default: () => null }
  const places = ['ApiExplorer', 'ApiDemoPanel'].flatMap((place) => [
    [`@theme/${place}`, nothing],
    [`@theme/${place}/MethodEndpoint`, endpoint],
    [`@theme/${place}/SecuritySchemes`, nothing],
    [`@theme/${place}/Export`, nothing],
  ])
  return Object.fromEntries([
    ...places,
    ...TABS.map((name) => [`@theme/${name}`, { default: tabs }]),
    ...Object.entries(parts).map(([name, part]) => [`@theme/${name}`, { default: part }]),
  ])
}

const TABS = ['ApiTabs', 'MimeTabs', 'SchemaTabs', 'DiscriminatorTabs', 'OperationTabs']

type Responses = NonNullable<Parameters<typeof responsesText>[1]>

interface BodyProps {
  readonly description?: string
  readonly content?: Content
}

/** `<MethodEndpoint method="get" path="/pumps">` */
function MethodEndpoint({ method, path }: Props): ReactNode {
  return (
    <p>
      <code>{String(method).toUpperCase()}</code> {path != null && <code>{String(path)}</code>}
    </p>
  )
}

/** Logo of the API, which its description may lack. */
function Logo({ url, altText = '' }: Props): ReactNode {
  return url === undefined ? null : <img src={String(url)} alt={String(altText)} />
}

/** A field or a parameter in a list; its fields are the children. */
function Item({
  name,
  schemaName,
  required,
  qualifierMessage,
  schema,
  children,
  shown,
}: Props & { readonly shown: (...texts: readonly string[]) => ReactNode }): ReactNode {
  if (name === undefined) return <li>{children as ReactNode}</li>
  const { description = '' } = (schema ?? {}) as Schema
  const isRequired = Array.isArray(required) ? required.includes(name) : required === true
  return (
    <li>
      <code>{String(name)}</code> {String(schemaName ?? '')}
      {isRequired && ', required'}
      {shown(description, String(qualifierMessage ?? ''))}
      {children as ReactNode}
    </li>
  )
}

/** A parameter as a field. */
function paramProps({ name, required, description = '', schema = {} }: Parameter): Props {
  const [row] = schemaRows(NO_REFERENCES, schema as Schema)
  const isPlain = row?.path === ''
  return {
    ...{ name, required, schema: { description } },
    schemaName: isPlain ? row.type : 'object',
    qualifierMessage: isPlain ? row.description : '',
  }
}
