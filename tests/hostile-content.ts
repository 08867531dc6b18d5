/** Content that tries to run code on the reader's page, by its source. */
export interface Attack {
  readonly name: string
  readonly format: 'md' | 'mdx'
  readonly text: string
}

const md = (name: string, text: string): Attack => ({ name, format: 'md', text })
const mdx = (name: string, text: string): Attack => ({ name, format: 'mdx', text })

/** The code that each attack would run. */
const RUN = 'window.attacked=1'

/** Each attack fails the build, or does nothing in a browser without any policy. */
export const ATTACKS: readonly Attack[] = [
  md('script', `<script>${RUN}</script>`),
  md('script-in-svg', `<svg><script>${RUN}</script></svg>`),
  md('handler', `<img src="x" onerror="${RUN}">`),
  md('handler-slash', `<img/src=x/onerror=${RUN}>`),
  md('handler-newline', `<img src="x"\nonerror\n=\n"${RUN}">`),
  md('handler-inline', `Text <b onmouseover="${RUN}">bold</b>`),
  md('handler-entities', `<img src="x" onerror="window&#46;attacked=1">`),
  md('svg-onload', `<svg onload="${RUN}"></svg>`),
  md('details-ontoggle', `<details open ontoggle="${RUN}"><summary>a</summary></details>`),
  md('body-onload', `<body onload="${RUN}">`),
  md('html-attribute', `<html onclick="${RUN}">`),
  md('style-element', `<style>@import 'https://evil.example/x.css'</style>`),
  md('style-attribute', `<p style="background:url(https://evil.example/x)">a</p>`),
  md('javascript-link', `[click](javascript:${RUN})`),
  md('javascript-entities', `[click](java&#115;cript:${RUN})`),
  md('javascript-tab', `<a href="java&Tab;script:${RUN}">click</a>`),
  md('javascript-newline', `<a href="java\nscript:${RUN}">click</a>`),
  md('javascript-control', `<a href="&#1;javascript:${RUN}">click</a>`),
  md('javascript-case', `<a href=" JaVaScRiPt:${RUN}">click</a>`),
  md('autolink', `<javascript:${RUN}>`),
  md('reference', `[click][a]\n\n[a]: javascript:${RUN}`),
  md('image', `![x](javascript:${RUN})`),
  md('data-link', `[click](data:text/html,<script>${RUN}</script>)`),
  md('vbscript', `[click](vbscript:x)`),
  md('svg-link', `<svg><a xlink:href="javascript:${RUN}"><text y="20">click</text></a></svg>`),
  md(
    'svg-animate',
    `<svg><a><animate attributeName="href" values="javascript:${RUN}"/><text y="20">click</text></a></svg>`,
  ),
  md('svg-set', `<svg><set attributeName="onmouseover" to="${RUN}"/></svg>`),
  md('svg-use', `<svg><use href="data:image/svg+xml,<svg id='x'/>#x"/></svg>`),
  md('svg-foreign', `<svg><foreignObject><img src="x" onerror="${RUN}"></foreignObject></svg>`),
  md('svg-title', `<svg><title><img src="x" onerror="${RUN}"></title></svg>`),
  md('math-text', `<math><mtext><img src="x" onerror="${RUN}"></mtext></math>`),
  md(
    'math-annotation',
    `<math><annotation-xml encoding="text/html"><img src="x" onerror="${RUN}"></annotation-xml></math>`,
  ),
  md('iframe-srcdoc', `<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>`),
  md('iframe-javascript', `<iframe src="javascript:parent.attacked=1"></iframe>`),
  md('object', `<object data="data:text/html,<script>parent.attacked=1</script>"></object>`),
  md('embed', `<embed src="javascript:${RUN}">`),
  md('base', `<base href="https://evil.example/">`),
  md('meta-refresh', `<meta http-equiv="refresh" content="0;url=https://evil.example/">`),
  md('link-stylesheet', `<link rel="stylesheet" href="https://evil.example/x.css">`),
  md('form-action', `<form action="javascript:${RUN}"><button>click</button></form>`),
  md('formaction', `<button formaction="javascript:${RUN}">click</button>`),
  md('input-image', `<input type="image" src="x" onerror="${RUN}">`),
  md('noscript', `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`),
  md('template', `<template shadowrootmode="open"><img src="x" onerror="${RUN}"></template>`),
  md('textarea-open', `<textarea>`),
  md('comment-open', `<!-- everything after this`),
  md('comment-short', `<!--> <img src="x" onerror="${RUN}"> -->`),
  md('comment-bang', `<!-- a --!> <img src="x" onerror="${RUN}"> -->`),
  md('cdata', `<![CDATA[ > <img src="x" onerror="${RUN}"> ]]>`),
  md('end-tag-quote', `</p title="><!--"><img src="x" onerror="${RUN}">-->`),
  md('closing-tags', `</div></article></main><img src="x" onerror="${RUN}">`),
  md('island', `<docs-island data-name="Any" data-props="{}"></docs-island>`),
  md('slot', `<docs-slot n="0"></docs-slot>`),
  md(
    'slot-in-attribute',
    `<p title='<docs-slot n="0"></docs-slot>'>a</p>\n\n:::tabs\n:::tab[One]\na\n:::\n:::`,
  ),
  md('card', `:::card{title="click" href="javascript:${RUN}"}\na\n:::`),
  md('card-title', `:::card{title="<img src=x onerror=${RUN}>" href="/"}\na\n:::`),
  md('directive-title', `:::note[<img src="x" onerror="${RUN}">]\na\n:::`),
  md('directive-class', `:::note{class='"><img src=x onerror=${RUN}>'}\na\n:::`),
  md('fence-title', `\`\`\`js title="<img src=x onerror=${RUN}>"\na\n\`\`\``),
  md('fence-language', `\`\`\`"><img/src=x/onerror=${RUN}>\na\n\`\`\``),
  md('heading-id', `## A {#"><img src=x onerror=${RUN}>}`),
  md('heading-html', `## A <img src="x" onerror="${RUN}">`),
  md('front-matter-edit', `---\ncustom_edit_url: "javascript:${RUN}"\n---\na`),
  md('front-matter-title', `---\ntitle: "</title><img src=x onerror=${RUN}>"\n---\na`),
  md('front-matter-label', `---\nsidebar_label: "<img src=x onerror=${RUN}>"\n---\na`),
  md('front-matter-needs', `---\nneeds: ["<img src=x onerror=${RUN}>"]\n---\na`),
  md('front-matter-image', `---\nimage: 'x"><img src=x onerror=${RUN}>'\n---\na`),
  md('front-matter-tag', `---\ntags: [{label: click, permalink: "javascript:${RUN}"}]\n---\na`),
  mdx('mdx-link', `[click](javascript:${RUN})`),
  mdx('mdx-jsx-link', `<a href={'java' + 'script:${RUN}'}>click</a>`),
  mdx('mdx-raw', `<div dangerouslySetInnerHTML={{ __html: '<img src=x onerror=${RUN}>' }} />`),
  mdx('mdx-script', `<script>{'${RUN}'}</script>`),
  mdx('mdx-iframe', `<iframe srcDoc={'<script>parent.attacked=1</script>'} />`),
  mdx('mdx-slot', `<docs-slot n="0" />`),
  mdx(
    'mdx-head',
    `<head><meta httpEquiv="refresh" content="0;url=https://evil.example/" /></head>\n\na`,
  ),
  mdx(
    'mdx-head-link',
    `<head><link rel="stylesheet" href="https://evil.example/x.css" /></head>\n\na`,
  ),
]
