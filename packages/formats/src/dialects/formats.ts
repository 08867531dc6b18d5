import type { problemAt } from 'warraq/plugin'

/** Syntax of another tool, or close to ours, that readers of our pages would see as text. */
export interface ForeignFormat {
  readonly code: Parameters<typeof problemAt>[1] & `foreign/${string}`
  /** What it is called, with the tool. */
  readonly name: string
  /** Finds it; with the flags `g` and `m`. */
  readonly pattern: RegExp
  /** Also look into code blocks, where the tool reads it as well. */
  readonly inCode?: true
  /** Lines where the same signs are our own syntax. */
  readonly unless?: RegExp
  readonly fix: string
}

/** Where a block begins: after the signs of quotations and lists. */
const START = String.raw`^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?`

function lineStart(rest: string): RegExp {
  return new RegExp(START + rest, 'gm')
}

const CLASS_OR_ID = String.raw`[.#][A-Za-z][\w-]*`
/** Names of attributes only, because `{i=0}` is also what formulas contain. */
const ATTRIBUTE = String.raw`(?:align|class|height|lang|loading|rel|style|target|title|width|data-[\w-]+)=(?:"[^"\n]*"|'[^'\n]*'|[\w%-]+)`
const ATTRIBUTE_LIST = new RegExp(
  String.raw`\{(?<!:[\w-]{1,99}(?:\[[^\]\n]{0,500}\])?\{):?[ \t]{0,99}(?:${CLASS_OR_ID}|${ATTRIBUTE})(?:[ \t]{1,99}(?:${CLASS_OR_ID}|${ATTRIBUTE}|\w+))*[ \t]{0,99}\}`,
  'g',
)

/** The words of a link; a number or a box of a task may stand before something in parentheses. */
const WORDS = String.raw`(?<![\w\]!])\[(?![ xX]\]|\^|\d+\])[^[\]\n]+\]`
const ADDRESS = String.raw`(?:https?:\/\/|mailto:|\.{0,2}\/|#|[\w./-]+\.mdx?\b)`
/** A bracket that opens inside code, as in `[a`](b). */
const CODE_WORDS = String.raw`(?<=(?<![\[\x60])\x60\[[^\]\x60\n]*\x60)\]`
/** A space before the address, signs of Chinese around it, a space inside it. */
const NO_LINK = new RegExp(
  `${WORDS}(?:[ \\t]+\\(${ADDRESS}[^\\s()]*\\)|[ \\t]*（[ \\t]*${ADDRESS}[^\\s()）]*[ \\t]*[)）]|\\([^\\s()<>"']+(?:[ ]+[^\\s()<>"']+)+\\))|${CODE_WORDS}\\(${ADDRESS}[^\\s()]*\\)`,
  'g',
)

/**
 * What is reported outside code; what can be converted exactly is converted before. `FOREIGN_SIGN`
 * must match whenever one of these does.
 */
export const FOREIGN_FORMATS: readonly ForeignFormat[] = [
  {
    code: 'foreign/hugo-shortcode',
    name: 'a shortcode of Hugo',
    pattern: /\{\{[<%](?:(?!\{\{[<%])[\s\S]){0,500}?[>%]\}\}/g,
    fix: 'write Markdown: a link, an image, or a directive such as :::note',
  },
  {
    code: 'foreign/liquid',
    name: 'a tag of Liquid (Jekyll, GitBook)',
    pattern: /(?<!\{)\{%-?\s{0,99}@?[a-z](?:[^%\n]|%(?!\})){0,1000}%\}/g,
    fix: 'write Markdown, or a directive such as :::note',
  },
  {
    code: 'foreign/variable',
    name: 'a variable of Jekyll, VitePress or MkDocs',
    pattern:
      /\{\{-?[ \t]*(?:(?:site|page|include|layout|config|\$frontmatter|\$params|\$page)\.[\w.$][^{}\n]{0,500}|[a-z]\w{0,99}\([^{}\n]{0,500}\)[ \t]{0,99})-?\}\}/g,
    fix: 'write its value, or name it in "facts" of docs.config.ts',
  },
  {
    code: 'foreign/definition-list',
    name: 'a definition of another Markdown',
    pattern: /(?<=^[ ]{0,3}[^\s|>#:][^\n]*\n{1,2}):[ \t]{1,3}[^\s:][^\n]*$/gm,
    fix: 'write a list with bold terms, a table, or <dl>, <dt> and <dd>',
  },
  {
    code: 'foreign/docsify',
    name: 'a box of Docsify',
    pattern: lineStart(String.raw`[!?]>[ \t].*$`),
    fix: 'write > [!IMPORTANT] or > [!TIP] and quote the text below it',
  },
  {
    code: 'foreign/mkdocs-box',
    name: 'a box or tab of MkDocs that text follows at once',
    pattern: lineStart(String.raw`(?:(?:!!!|\?\?\?\+?)[ \t]+[A-Za-z]|===[!+]?[ \t]+").*$`),
    fix: 'indent its content by four spaces and end it with an empty line, or write a directive such as :::note',
  },
  {
    code: 'foreign/mkdocs-snippet',
    name: 'a snippet of MkDocs',
    pattern: /^[^\r\n]*--8<--[^\r\n]*$/gm,
    inCode: true,
    fix: 'name a file with code after the fence of a code block, ```js file=./path.js; for Markdown write ::include{file="./part.md"} on a line of its own',
  },
  {
    code: 'foreign/mkdocs-include',
    name: 'an include of MkDocs macros',
    pattern: /\{\*[ \t]+\S[^\n]{0,500}?\*\}/g,
    fix: 'name the file after the fence of a code block: ```py file=./path.py',
  },
  {
    code: 'foreign/mdbook-include',
    name: 'an include of mdBook',
    pattern: /\{\{#(?:rustdoc_)?(?:include|playground|title|template)[^\n}]{0,500}\}\}/g,
    inCode: true,
    fix: 'name the file after the fence of a code block: ```rust file=./path.rs#L3-L6',
  },
  {
    code: 'foreign/attribute-list',
    name: 'an attribute list of another Markdown',
    pattern: ATTRIBUTE_LIST,
    unless: /^[\s>]*(?::{2,}|#{1,6}[ \t].*\{#)/,
    fix: 'remove it; only a heading may end in {#id}, and only images and directives have attributes',
  },
  {
    code: 'foreign/table-of-contents',
    name: 'a mark for a table of contents',
    pattern: /^[ \t]*(?:\[\[_?toc_?\]\]|\[TOC\]|\{:toc\}|\$\{toc\})[ \t]*$/gim,
    fix: 'remove it: every page has an outline beside its text',
  },
  {
    code: 'foreign/mkdocs-icon',
    name: 'an icon of Material for MkDocs',
    pattern: /:(?:material|fontawesome|octicons|simple)-[a-z\d-]+:/g,
    fix: 'remove it, or write an emoji such as :rocket:',
  },
  {
    code: 'foreign/mkdocs-keys',
    name: 'keys of Markdown for Python',
    pattern: /(?<![\w+])\+\+[a-z\d"-]+(?:\+[a-z\d"-]+)*\+\+(?![\w+])/g,
    fix: 'write <kbd>Ctrl</kbd>+<kbd>C</kbd>',
  },
  {
    code: 'foreign/abbreviation',
    name: 'an abbreviation of Markdown for Python',
    pattern: /^[ \t]*\*\[[^\]\r\n]+\]:[^\n]*$/gm,
    fix: 'write <abbr title="…">ABC</abbr> where readers need it',
  },
  {
    code: 'foreign/highlight',
    name: 'highlighted text of Obsidian or Markdown for Python',
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g,
    fix: 'write <mark>text</mark>',
  },
  {
    code: 'foreign/obsidian-comment',
    name: 'a comment of Obsidian',
    pattern: /(?<![\w%])%%(?=\S)[^%\n]+%%(?![\w%])|^[ \t]*%%[ \t]*$/gm,
    fix: 'write <!-- text -->, which readers do not see',
  },
  {
    code: 'foreign/link',
    name: 'a link that Markdown does not read',
    pattern: NO_LINK,
    fix: 'write [text](address) without a space before or in the address; a space in the name of a file is %20',
  },
  {
    code: 'foreign/vitepress-include',
    name: 'an include of VitePress',
    pattern: /<!--[ \t]*@include:[^\n]{0,500}?-->/g,
    fix: 'write ::include{file="./part.md"} on a line of its own; of a file with code, name it after the fence of a code block: ```js file=./path.js',
  },
  {
    code: 'foreign/rest',
    name: 'a directive, role or target of reStructuredText or MyST',
    pattern:
      /^[ \t]*\.\.[ \t]+[\w-]+::[^\n]*$|^\([a-z][\w:.-]*\)=[ \t]*$|(?<![\w`]):[a-z][\w:-]{0,99}:`[^`\n]+`|(?<![\w`])\{[a-z][\w:-]{0,99}\}`[^`\n]+`/gm,
    fix: 'write Markdown: a link, code, or a directive such as :::note',
  },
  {
    code: 'foreign/myst-comment',
    name: 'a comment or a block break of MyST',
    pattern: /(?<=^[ \t]*\n|^%[^\n]*\n|(?<![\s\S]))(?:%[ \t]+\S[^\n]*|\+\+\+(?:[ \t]+[^\n]*)?)$/gm,
    fix: 'write <!-- text -->, which readers do not see, and remove +++',
  },
  {
    code: 'foreign/myst-fence',
    name: 'a directive of MyST',
    pattern: /^[ \t>]*(?:`{3,}|:{3,}|~{3,})\{[a-z][\w:-]*\}[^\n]*$/gm,
    inCode: true,
    fix: 'write a directive such as :::note, or a code block with a language',
  },
]

/** Cheap test before a page is looked at closely. */
export const FOREIGN_SIGN =
  /`\]\(|\](?:[ \t]+\(|[ \t]*（|\([^\s()<>"']+[ ])|\{\{[<%#]|\{\{-?[ \t]*[a-z$]|\n:[ \t]|[!?]>[ \t]|^\([\w:.-]+\)=|%%|^%[ \t]|==|\+\+|^[ \t]*\*\[|:(?:material|fontawesome|octicons|simple)-|\{%|\{\*|!!!|\?\?\?|===|--8<--|\{:?[ \t]*[.#]|\{:?[ \t]*[a-z-]+=|\[\[?_?toc|\{:?toc|<!--[ \t]*@include|^[ \t]*\.\. |:`|\}`|(?:```|~~~|:::)\{/im
