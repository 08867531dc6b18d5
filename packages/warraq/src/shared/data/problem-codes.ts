/** What a finding does: nothing, be reported, or stop the build. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

interface ProblemKind {
  /** Severity of its findings by default. */
  readonly severity: Severity
  /** The same with `checks.strict: false`, and in a folder without a configuration. */
  readonly lenient: Severity
  /** What the author did, in one sentence for the reference. */
  readonly meaning: string
}

/** Stops the build by default; the site could be published without what the finding names. */
const loss = (meaning: string): ProblemKind => ({ severity: 'throw', lenient: 'warn', meaning })
/** Stops the build, because the output would not be the site that its author described. */
const fault = (meaning: string): ProblemKind => ({ severity: 'throw', lenient: 'throw', meaning })
const note = (meaning: string): ProblemKind => ({ severity: 'warn', lenient: 'warn', meaning })
/** Reported only in a site that asks for it. */
const asked = (meaning: string): ProblemKind => ({ severity: 'ignore', lenient: 'ignore', meaning })

/**
 * Every kind of finding of the engine. The severities that `checks` accepts, their types and the
 * reference are made from this table.
 */
export const PROBLEM_CODES = {
  'admonition/unknown-type': note(
    '`<Admonition>` with an unknown type, which becomes a plain box.',
  ),
  'code/no-language': loss('A code block without a language.'),
  'code/nocheck-without-reason': loss('A code block that is not checked, without a reason.'),
  'code/unparsable': loss('A code block that does not parse.'),
  'code/unknown-part': loss('Lines or a region that the file of a code block does not have.'),
  'code/unusable-file': loss(
    'A file of a code block that is missing, outside the repository or no text; the block shows its name.',
  ),
  'component/failed': fault('A component of the site that throws.'),
  'config/default': note('A folder without a configuration.'),
  'config/foreign': note('The configuration of another engine, which is not read.'),
  'config/left-out': note(
    'A setting of another documentation tool that the engine leaves out of the site.',
  ),
  'content/empty-folder': fault('A section without a page.'),
  'content/missing-folder': fault('A folder of the configuration that does not exist.'),
  'content/no-original': note(
    'A translation whose page does not exist in the default language; it is not published.',
  ),
  'content/not-text': loss('A page that is not text in UTF-8; it is read as far as possible.'),
  'content/other-format': note('A file of another format than Markdown; no page is made of it.'),
  'content/skipped-folder': note('A folder with Markdown that is left out because of its name.'),
  'content/too-large': loss('A page of more than 4 MB; it is left empty.'),
  'content/too-much-markup': loss(
    'A paragraph that would take minutes to parse, such as 10,000 colons; the page is shown as text.',
  ),
  'content/unreadable-folder': fault('A folder that cannot be read.'),
  'content/unusable-link': loss(
    'A symbolic link that leaves the site or leads nowhere; it is not followed.',
  ),
  'diagram/failed': loss('A diagram that cannot be drawn; its source is shown.'),
  'diagram/no-package': note('A diagram without the package that draws it; its source is shown.'),
  'directive/misplaced': loss('`:::tab` outside `:::tabs`, or other content directly inside it.'),
  'directive/repeated-tab': loss('Two tabs of a set with the same value.'),
  'directive/unclosed': loss('A container that no line of colons closes; it ends with the page.'),
  'directive/unknown': loss(
    '`::name` of no component, which stays text; an unknown `:::name` becomes a plain box and only warns.',
  ),
  'directive/unknown-attribute': note('An attribute that a container does not know.'),
  'doc/duplicate-id': loss('Two pages of a section with the same id.'),
  'doc/unknown-neighbour': loss('`pagination_next` or `pagination_prev` of an unknown page.'),
  'doc/unknown-sidebar': loss('`displayed_sidebar` of an unknown sidebar.'),
  'fact/in-code': note('The name of a fact in a code block that does not ask for facts.'),
  'fact/retyped': loss('The value of a guarded fact instead of its name.'),
  'fact/undated': loss('An unconfirmed fact without a date near it.'),
  'fact/unknown': loss('`{{name}}` of no fact of the site; it stays text.'),
  'file/not-of-the-site': loss(
    'A link to a hidden file or to one outside the site; the file is not published.',
  ),
  'footnote/not-shown': note('A note of the text that readers do not see.'),
  'foreign/abbreviation': note('An abbreviation of Markdown for Python, shown as text.'),
  'foreign/attribute-list': note('An attribute list of another Markdown, shown as text.'),
  'foreign/definition-list': note('A definition of another Markdown, shown as text.'),
  'foreign/docsify': note('A box of Docsify, shown as text.'),
  'foreign/highlight': note(
    'Highlighted text in the syntax of another tool, shown with its signs.',
  ),
  'foreign/hugo-shortcode': note('A shortcode of Hugo, shown as text.'),
  'foreign/liquid': note('A tag of Liquid (Jekyll, GitBook), shown as text.'),
  'foreign/link': note(
    'A link with a space or other signs where Markdown allows none, shown as text.',
  ),
  'foreign/mdbook-include': note('An include of mdBook, shown as text.'),
  'foreign/mkdocs-box': note('A box or tab of MkDocs whose end is not clear, shown as text.'),
  'foreign/mkdocs-icon': note('An icon of Material for MkDocs, shown as text.'),
  'foreign/mkdocs-include': note('An include of MkDocs macros, shown as text.'),
  'foreign/mkdocs-keys': note('Keys of Markdown for Python, shown as text.'),
  'foreign/mkdocs-snippet': note('A snippet of MkDocs, shown as text.'),
  'foreign/home-page': note(
    'A start page of VitePress, VuePress or Starlight that its front matter describes, shown as a plain page.',
  ),
  'foreign/myst-comment': note('A comment or a block break of MyST, shown as text.'),
  'foreign/myst-fence': note('A directive of MyST, shown as code.'),
  'foreign/obsidian-comment': note('A comment of Obsidian, which readers see.'),
  'foreign/obsidian-embed': note('An embedded note of Obsidian, shown as a link.'),
  'foreign/rest': note('A directive or role of reStructuredText, shown as text.'),
  'foreign/table-of-contents': note('A mark for a table of contents, shown as text.'),
  'foreign/unread': note('Syntax of another tool that no plugin reads, shown as text.'),
  'foreign/variable': note('A variable of Jekyll, VitePress or MkDocs, shown as text.'),
  'foreign/vitepress-include': note('An include of VitePress, shown as text.'),
  'foreign/vue': note('A page with components of Vue, which are left out.'),
  'foreign/wiki-link': note('A link `[[name]]` that leads to no page, shown as text.'),
  'formula/failed': loss('A formula that cannot be read; its source is shown.'),
  'formula/no-package': note('A formula without the package that shows it; its source is shown.'),
  'front-matter/converted': note(
    'A value of another type with one meaning, such as `"2"` for a number; it is converted.',
  ),
  'front-matter/misplaced': note(
    'Front matter below an empty line or a comment, indented, or between other lines than `---`; it is used.',
  ),
  'front-matter/misspelt': note(
    'A field that differs by a letter or two from one that pages have.',
  ),
  'front-matter/not-yaml': loss(
    'Front matter that is not YAML; the fields of single lines are used.',
  ),
  'front-matter/unclosed': loss('Front matter without a closing `---`; its fields are used.'),
  'front-matter/unknown': asked(
    'A field that neither the engine nor the site reads; many tools keep fields of their own there.',
  ),
  'front-matter/wrong-type': loss(
    'A field of the front matter with a wrong value; the field is left out, and an unclear `draft` is one.',
  ),
  'git/no-dates': note('No git repository from which to read the dates of pages.'),
  'git/shallow-clone': note(
    'A clone without the history that holds the dates of pages; those pages show no date.',
  ),
  'head/unknown-file': loss('A file of `head` that does not exist.'),
  'html/ambiguous': loss(
    'HTML that parsers read in different ways; it is written in its usual form.',
  ),
  'html/duplicate-id': note('An id that a page has twice; the second element gets another one.'),
  'html/forbidden': loss('An element or attribute that content must not contain; it is left out.'),
  'html/forbidden-address': loss(
    'An address with an unknown scheme; one that runs code is left out.',
  ),
  'html/left-out': note('An element in `<Head>` that does not belong there; it is left out.'),
  'html/reserved-id': loss('An id that the page around the content uses; it is changed.'),
  'html/too-deep': loss('Elements nested too deeply; the page is shown as text.'),
  'html/unclosed': loss('An element that stays open, or a closing tag that closes nothing.'),
  'html/unquoted': loss('An attribute without quotes whose tag is shown as text.'),
  'image/no-alternative': loss('An image without a text alternative.'),
  'image/not-resized': note(
    'An image that cannot be read for smaller copies; it is shown as it is.',
  ),
  'image/unknown-file': loss(
    'An image that does not exist; a missing image of link previews only warns.',
  ),
  'include/attributes': loss('`::include` without a file, or with other attributes.'),
  'include/circular': loss('Partials that include each other in a circle.'),
  'include/front-matter': note('Front matter in a file that a page includes.'),
  'include/in-mdx': loss('`::include` in an MDX page, which imports partials.'),
  'include/unusable-file': loss(
    'A file of `::include` that is missing, outside the repository or no Markdown; nothing is included.',
  ),
  'island/prop': fault('A prop of an island that JSON cannot hold.'),
  'link/empty': loss('A link without a target.'),
  'link/file-without-extension': note('A link to a source file without its extension.'),
  'link/nested': loss(
    'A link inside a card, a component or another link; browsers end the outer link there.',
  ),
  'link/no-repository': note(
    'Links to files of the repository that are not pages, if nothing says where its host is.',
  ),
  'link/unknown-anchor': note('A link to a heading that does not exist.'),
  'link/unknown-markdown-file': loss('A link to a Markdown file that does not exist.'),
  'link/unknown-page': loss('A link to a page that does not exist.'),
  'mdx/circular-import': loss('Partials that import each other in a circle.'),
  'mdx/component-failed': loss(
    'An imported component that throws; the page shows its name instead.',
  ),
  'mdx/failed': loss('An expression that throws, or an unknown component.'),
  'mdx/fatal': fault(
    'MDX on which the parser fails, such as a tag that ends in a list in which it does not begin.',
  ),
  'mdx/in-markdown': note('A page of the format Markdown with MDX in it.'),
  'mdx/missing-component': note(
    'A component of another tool that the engine does not have; what is inside it is shown.',
  ),
  'mdx/partial-front-matter': note('Front matter in a partial, where it has no effect.'),
  'mdx/static-component': note(
    'An imported component with state or handlers, which are not there in the browser.',
  ),
  'mdx/styles-left-out': note('A style sheet of a page that cannot be translated.'),
  'mdx/syntax': loss('A page that is not valid MDX.'),
  'mdx/unknown-import': loss('An import of something that the engine cannot find.'),
  'page/failed': fault('A page of `pagesDir` that throws.'),
  'page/unreachable': note('A page to which no chain of links leads.'),
  'plugin/directive-failed': fault('A directive of a plugin that throws.'),
  'plugin/fence-failed': fault('A code block that a plugin cannot render.'),
  'plugin/markdown-failed': fault('A Markdown hook of a plugin that throws.'),
  'plugin/tree-failed': loss('A plugin of remark or rehype that throws, loops or returns no tree.'),
  'policy/blocked': note(
    'A file of another origin that the policy of the site lets no browser load.',
  ),
  'policy/open': note('A policy that lets pages load files of every server.'),
  'redirect/duplicate': loss('Two redirects of one address; the first one counts.'),
  'redirect/existing-page': loss('A redirect of an address that a page has; the page stays.'),
  'redirect/lone-anchor': loss('A redirect of a heading without one of its page; it is left out.'),
  'redirect/loop': loss('Redirects that lead to each other; they are left out.'),
  'redirect/unknown-anchor': loss(
    'A redirect to a heading that its page does not have; it is left out.',
  ),
  'redirect/unknown-target': loss('A redirect to a page that does not exist; it is left out.'),
  'route/differs-in-case': loss('Two addresses that differ only in case.'),
  'route/duplicate': note('Two pages with one address.'),
  'route/no-start-page': loss(
    'A site without a page at its base path, where its name leads on every page.',
  ),
  'route/replaced': note('A static file in place of one that the engine writes for machines.'),
  'route/taken': fault(
    'Two files with one path in the output; a static file of the engine’s name only warns.',
  ),
  'route/unusable-name': fault('An address that does not work on every server.'),
  'sidebar/category-file': loss('A category file with a wrong value; a useless one only warns.'),
  'sidebar/empty-folder': note('A folder of a sidebar without a page.'),
  'sidebar/invalid-item': loss('An item of a sidebar that cannot be used; it is left out.'),
  'sidebar/unknown-doc': loss(
    'A page that a sidebar or a category names, and that does not exist.',
  ),
  'table/lost-cells': loss('Cells beyond the columns of a table, which readers do not see.'),
  'table/unread': note(
    'A table whose line of dashes has another number of cells than its first line; it stays text.',
  ),
  'tag/file': loss('A tags file with a wrong value.'),
  'tag/inline': note('A tag that is not in the tags file of its section.'),
  'theme/no-component': fault('A file of `themeDir` without a component.'),
  'theme/part-failed': fault('A part of the theme that throws.'),
  'theme/static-part': fault(
    'State or an event handler in a part that is not rendered in the browser.',
  ),
  'theme/unknown-part': fault('A file of `themeDir` that is named after no part.'),
} as const satisfies Readonly<Record<`${string}/${string}`, ProblemKind>>

/** The permanent, searchable name of a kind of finding: `link/unknown-page`. */
export type ProblemCode = keyof typeof PROBLEM_CODES

type GroupOf<Code> = Code extends `${infer Group}/${string}` ? `${Group}/*` : never
/** All kinds of findings whose codes begin with the same word: `html/*`. */
export type ProblemGroup = GroupOf<ProblemCode>

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEM_CODES, code)
}

/** `html/forbidden` belongs to `html/*`. */
export function groupOf(code: ProblemCode): ProblemGroup {
  return code.replace(/\/.*$/, '/*') as ProblemGroup
}

export const ALL_CODES = Object.keys(PROBLEM_CODES) as readonly ProblemCode[]
export const ALL_GROUPS: readonly ProblemGroup[] = [...new Set(ALL_CODES.map(groupOf))]
