import { nameToEmoji } from 'gemoji'
import { defineMdastPlugin } from 'satteri'

/** `:rocket:` becomes its character; an unknown name stays as written. */
export function emojiTransform() {
  return defineMdastPlugin({
    name: 'docs-emoji',
    text(node, context) {
      const value = node.value.replace(
        /:([\w+-]+):/g,
        (whole, name: string) => nameToEmoji[name] ?? whole,
      )
      if (value !== node.value) context.setProperty(node, 'value', value)
    },
  })
}
