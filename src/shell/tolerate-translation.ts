// A browser that translates a page puts elements of its own in the place of its texts. React still holds the texts: to
// remove one, or to add something before it, would be an error, for which the page gives way to an error screen.

/** The methods with which React changes a page. */
interface Changing {
  insertBefore: (this: Node, child: Node, next: Node | null) => Node
  removeChild: (this: Node, child: Node) => Node
}

const nodes: Changing = Node.prototype
const { insertBefore, removeChild } = nodes
/** What a translator put in the place of a text. */
const standIns = new WeakMap<Node, Element>()
const watcher = new MutationObserver((changes) => changes.forEach(follow))

watcher.observe(document.documentElement, { childList: true, subtree: true })

nodes.insertBefore = function insertBeforeStandIn(child, next) {
  return insertBefore.call(this, child, next && (standInOf(next, this) ?? next))
}

nodes.removeChild = function removeStandIn(child) {
  removeChild.call(this, standInOf(child, this) ?? child)
  return child
}

function standInOf(text: Node, parent: Node): Element | undefined {
  const found = standIns.get(text)
  return found?.parentNode === parent ? found : undefined
}

function follow({ target, removedNodes, addedNodes, previousSibling }: MutationRecord): void {
  // A text that changes is put back, for the translator to translate again.
  const shown = target instanceof Text ? standIns.get(target) : undefined
  if (shown?.isConnected) shown.replaceWith(target)
  const standIn = [...addedNodes, previousSibling].find((node) => node?.nodeName === 'FONT')
  if (!(standIn instanceof Element)) return
  for (const text of removedNodes) {
    if (!(text instanceof Text)) continue
    standIns.set(text, standIn)
    watcher.observe(text, { characterData: true })
  }
}
