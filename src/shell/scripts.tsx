import { Children, cloneElement, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { Scripts as RouterScripts } from 'react-router'

/**
 * The router preloads its modules at high priority, ahead of the stylesheet; that costs a second of first paint on a
 * phone. Pages can be read before they are hydrated, so their scripts may wait.
 */
export function Scripts() {
  const tree: unknown = RouterScripts({})
  return isValidElement<{ children?: ReactNode }>(tree)
    ? cloneElement(tree, {}, ...Children.toArray(tree.props.children).map(lower))
    : null
}

function lower(node: ReactNode): ReactNode {
  return isValidElement<ComponentProps<'link'>>(node) && node.type === 'link'
    ? cloneElement(node, { fetchPriority: 'low' })
    : node
}
