/** File with the definitions, beside the page of the glossary. */
export const DEFINITIONS = 'terms.json'
