/** Neither already handled nor meant for another tab. */
export function plainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: ClickLike): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

type ClickLike = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>
