import { element } from '../../shared/create-element.ts'

/** A button with an icon and a name for it, which is a tooltip, too. */
export function iconButton(
  label: string,
  icon: SVGSVGElement,
  onClick: () => void,
): HTMLButtonElement {
  return element(
    'button',
    {
      type: 'button',
      className: 'icon-button',
      title: label,
      'aria-label': label,
      onclick: onClick,
    },
    icon,
  )
}
