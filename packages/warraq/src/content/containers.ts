/** A `:::` container as writers see it. */
export interface ContainerUse {
  /** What the label in brackets becomes. */
  readonly label?: string
  /** What each attribute in braces does. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly purpose: string
}

const TITLE = 'title of the box'
const BOX_ATTRIBUTES = {
  title: 'title, where there is no label',
  id: 'anchor',
  class: 'further classes',
}

function box(purpose: string): ContainerUse {
  return { label: TITLE, attributes: BOX_ATTRIBUTES, purpose }
}

/** The containers of the engine. */
export const CONTAINERS: Readonly<Record<string, ContainerUse>> = {
  note: box('a remark beside the text'),
  tip: box('advice that makes the task easier'),
  info: box('background'),
  warning: box('something that may go wrong'),
  danger: box('something that cannot be undone'),
  secondary: box('the same as `note`'),
  success: box('the same as `tip`'),
  important: box('the same as `info`'),
  caution: box('the same as `warning`, under another title'),
  details: {
    label: 'line that opens and closes the text',
    attributes: { id: 'anchor' },
    purpose: 'text that readers open when they need it',
  },
  tabs: {
    attributes: {
      group: 'sets of tabs with the same group change together, and the choice is remembered',
      query: 'name of the query parameter that selects a tab',
      label: 'what one chooses between, for screen readers',
    },
    purpose: 'alternatives, of which one shows at a time',
  },
  tab: {
    label: 'text of the tab, where it has no attributes',
    attributes: {
      value: 'name of the tab within its group',
      label: 'text of the tab',
      default: 'shown at first',
    },
    purpose: 'one alternative, inside `:::tabs`',
  },
  steps: { purpose: 'a task; it holds one numbered list' },
  cards: { purpose: 'links to other pages, as a grid; it holds `:::card`' },
  card: {
    attributes: { title: 'text of the link', href: 'address', icon: 'name of a drawing' },
    purpose: 'one link, inside `:::cards`',
  },
  filter: {
    label: 'label of the field',
    purpose: 'a field above entries with `###` headings that hides those without the words typed',
  },
}
