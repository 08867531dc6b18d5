import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { withoutCode } from 'warraq/plugin'

interface Mould {
  readonly pattern: RegExp
  readonly expected: string
  readonly fix: string
}

/** Phrases that pages repeated until nobody read them any more. */
const MOULDS: readonly Mould[] = [
  {
    pattern:
      /\b(?:[Tt]his page (?:shows|sets|takes|explains|gives|lists|starts|syncs|tells|helps|names|says|is for)|Here (?:you find|is the|are the|you learn))\b/,
    expected: 'a sentence with the decision or the first fact',
    fix: 'say when to use this and when not; the headings already announce the contents',
  },
  {
    pattern: /\bfor ever\b/,
    expected: 'the consequence itself',
    fix: 'write what is lost, once: "bans the validator", "cannot be changed"',
  },
  {
    pattern: /\bTo undo\b/,
    expected: 'the way back as part of the step',
    fix: 'name the command that takes it back, or what stays',
  },
  {
    pattern:
      /\[glossary\]\([^)]*\) (?:explains the (?:terms|words)|the words)|· \[Glossary\]\([^)]*\)\s*$|(?:[Ww]ords|[Tt]erms)(?: you do not know)?(?:: | are (?:explained )?in the )\[glossary\]/i,
    expected: 'a link to the one term that needs it',
    fix: 'remove the line: every term with an entry is linked where it first stands',
  },
  {
    pattern:
      /(?:\b(?:before you rely on it|was not checked|were not checked|[Tt]reat them as unverified|[Nn]obody has\s+confirmed|(?:was|were|has|have|is) not (?:been )?(?:confirmed|measured))|(?:; |, |\| ?)not tried)\b/,
    expected: 'what is known, or a badge with the date of the check',
    fix: 'settle it in the source or by running it, or put ::service-status{service="…"} there',
  },
  {
    pattern: /\b[Cc]ause (?:\([^)]*\) )?and (?:the )?cure\b|\| Cure \|/,
    expected: '"cause and fix"',
    fix: 'call it a fix, as every other page does',
  },
  {
    pattern:
      /(?<![\w-])abroad(?![\w}]|\.\w)|\bspellings of one (?:account|address)\b|\bOriginal table said\b/i,
    expected: 'the words readers use: "on other networks", "formats of one address"',
    fix: 'rewrite it in those words',
  },
  {
    pattern: /\| Sign \||\| Symptom \| Reason \|/,
    expected: 'the columns "Symptom", "Cause" and "What to do"',
    fix: 'name the columns as every other table of faults does',
  },
  {
    pattern:
      /\b(?:lies? in (?:(?:the|a|an|your|its|one) |`|\[)|lies? on (?:the|a) disk|stands? (?:still|above|below)\b|stands? in no\b|look(?:s|ed)? well\b(?! (?:at|into))|recovery words|(?:take|takes|took|taken) (?:back (?:one|a) block|(?:one|a) block back)|[Tt]o take it back)/,
    expected:
      'the idiom of English: is in, has halted, looks healthy, seed phrase, roll back, undo',
    fix: 'say it as a native speaker would; the phrase is translated word for word',
  },
  {
    pattern: /\b(?:minutes?|hours?), (?:no|without) [\w ,]+: /,
    expected: 'a sentence: "In ten minutes, without a server, you …"',
    fix: 'make the slogan a sentence with a subject',
  },
]

/** Programs of a terminal, which readers of user guides do not have. */
const TERMINAL = /\b(?:curl|haqqd)\b/

export interface MouldChecksOptions {
  /** Folders whose pages are checked, such as `content/l1-network/`. */
  readonly folders: readonly string[]
  /** Folders whose readers have no terminal. */
  readonly withoutTerminal?: readonly string[]
}

/** Checks that pages do without the moulds of the first edition. */
export function mouldChecks({ folders, withoutTerminal = [] }: MouldChecksOptions): WarraqPlugin {
  const isIn = (file: string, some: readonly string[]) =>
    some.some((folder) => file.startsWith(folder))
  return {
    name: 'mould-checks',
    checks: [
      {
        name: 'moulds',
        severity: 'throw',
        run: (pages) => [
          ...pages.filter(({ file }) => isIn(file, folders)).flatMap(checkMoulds),
          ...pages.filter(({ file }) => isIn(file, withoutTerminal)).flatMap(checkTerminal),
        ],
      },
    ],
  }
}

/** Commands of a terminal on one page, in text and in code. */
export function checkTerminal({ file, text }: Pick<ContentPage, 'file' | 'text'>): Finding[] {
  return text.split('\n').flatMap((content, index) => {
    const found = TERMINAL.exec(content)?.[0]
    if (found === undefined) return []
    return [
      {
        code: 'voice/terminal',
        file,
        line: index + 1,
        found,
        expected: 'what a reader without a terminal can do',
        fix: 'name the button or the explorer, and link to a page for developers for the command',
      },
    ]
  })
}

/** Moulds of one page, with the words of the author. */
export function checkMoulds({ file, text }: Pick<ContentPage, 'file' | 'text'>): Finding[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((content, index) =>
      MOULDS.flatMap(({ pattern, expected, fix }) => {
        const found = pattern.exec(content)?.[0]
        return found === undefined
          ? []
          : [{ code: 'voice/mould', file, line: index + 1, found, expected, fix }]
      }),
    )
}
