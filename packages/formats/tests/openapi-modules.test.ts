import { expect, test } from 'vitest'
import { compilePage } from '../../warraq/src/content/compile-page.ts'
import { moduleContext } from './module-context.ts'

const compile = (text: string) =>
  compilePage(
    { file: 'docs/read-pump.api.mdx', format: 'mdx', text, firstLine: 1 },
    moduleContext(),
  )

const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', description: 'Of the *maker*.' },
    parts: { type: 'array', items: 'circular(Pump)' },
  },
}
const content = { 'application/json': { schema } }

test('a generated page shows its endpoint, parameters, body and answers', async () => {
  const parameters = [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, description: 'A | b' },
  ]
  const { page, problems } = await compile(`import ApiLogo from "@theme/ApiLogo";
import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import SecuritySchemes from "@theme/ApiExplorer/SecuritySchemes";
import ParamsDetails from "@theme/ParamsDetails";
import RequestSchema from "@theme/RequestSchema";
import StatusCodes from "@theme/StatusCodes";
import OperationTabs from "@theme/OperationTabs";
import TabItem from "@theme/TabItem";
import Heading from "@theme/Heading";

<Heading as={"h1"} className={"openapi__heading"} children={"Read a pump"}></Heading>

<ApiLogo logo={{ url: "/img/pump.svg", altText: "Pump" }}></ApiLogo>
<ApiLogo></ApiLogo>

<MethodEndpoint method={"put"} path={"/pumps/{id}"} context={"endpoint"}></MethodEndpoint>

<SecuritySchemes infoPath={"docs/pumps"} />

<ParamsDetails parameters={${JSON.stringify(parameters)}}></ParamsDetails>

<RequestSchema title={"Body"} body={${JSON.stringify({ content, description: 'The new one.' })}}></RequestSchema>

<StatusCodes id={undefined} label={undefined} responses={${JSON.stringify({ 200: { description: 'Changed.', content }, 404: { description: 'No pump.' } })}}></StatusCodes>

<OperationTabs><TabItem label={"POST done"} value={"POST-done"}><MethodEndpoint method={"post"} path={"{url}"} context={"callback"}></MethodEndpoint></TabItem></OperationTabs>
`)
  expect(problems).toEqual([])
  expect(page.html.match(/<img [^>]*>/g)).toHaveLength(1)
  expect(page.html).toContain('<p><code>PUT</code> <code>/pumps/{id}</code></p>')
  expect(page.html).toMatch(/<h3 id="parameters">Parameters.*<code>id<\/code><\/td>/s)
  expect(page.html).toContain('>A | b</td>')
  expect(page.html).toMatch(/<h3 id="body">Body.*The new one\..*>Of the <em>maker<\/em>\.<\/td>/s)
  expect(page.html).toContain('circular(Pump)[]')
  expect(page.html).toMatch(
    /<h2 id="responses">.*<h3 id="200">.*Changed\..*<h3 id="404">.*No pump/s,
  )
  expect(page.html).toContain('data-language="json"')
  expect(page.html).toContain('POST done')
})

test('so does one of an older plugin, whose fields are lists', async () => {
  const { page, problems } = await compile(`import ApiTabs from "@theme/ApiTabs";
import MimeTabs from "@theme/MimeTabs";
import ParamsItem from "@theme/ParamsItem";
import ResponseSamples from "@theme/ResponseSamples";
import SchemaItem from "@theme/SchemaItem";
import SchemaTabs from "@theme/SchemaTabs";
import TabItem from "@theme/TabItem";

## Read a pump

<details>
  <summary>Path Parameters</summary>
  <ul>
    <ParamsItem className={"paramsItem"} param={{"name":"id","in":"path","required":true,"schema":{"type":"string","enum":["a","b"]}}}></ParamsItem>
  </ul>
</details>

<ApiTabs>
  <TabItem label={"200"} value={"200"}>
    <div>

Changed.

    </div>
    <MimeTabs schemaType={"response"}>
      <TabItem label={"application/json"} value={"application/json"}>
        <SchemaTabs>
          <TabItem label={"Schema"} value={"Schema"}>
            <SchemaItem collapsible={true} className={"schemaItem"}>
              <details>
                <summary>maker</summary>
                <SchemaItem collapsible={false} name={"kind"} required={true} schemaName={"string"} qualifierMessage={"**Possible values:** [\`oil\`]"} schema={{"type":"string","description":"What it moves."}}></SchemaItem>
              </details>
            </SchemaItem>
          </TabItem>
          <TabItem label={"Example"} value={"Example"}>
            <ResponseSamples responseExample={"{\\n  \\"id\\": 1\\n}"} language={"json"}></ResponseSamples>
          </TabItem>
        </SchemaTabs>
      </TabItem>
    </MimeTabs>
  </TabItem>
</ApiTabs>
`)
  expect(problems).toEqual([])
  expect(page.html).toMatch(/<li><code>id<\/code> string, required<p>One of <code>"a"<\/code>/)
  expect(page.html).toMatch(
    /<code>kind<\/code> string, required<p>What it moves\.<\/p>\s*<p><strong>/,
  )
  expect(page.html).toContain('data-language="json"')
  expect(page.html.match(/role="tablist"/g)).toHaveLength(3)
})
