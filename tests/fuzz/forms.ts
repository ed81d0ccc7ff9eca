export interface Form {
  action: string
  fields: { name: string; value: string }[]
}

/** The forms of a page that change something, with their values. */
export function formsOn(html: string, page: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, head = '', inside = '']) => {
    if (attribute(head, 'method').toLowerCase() !== 'post') return []
    const fields = [...inside.matchAll(/<(?:input|select|textarea|button)\b([^>]*)>/g)]
      .map(([, field = '']) => ({ name: attribute(field, 'name'), value: attribute(field, 'value') || 'x' }))
      .filter(({ name }) => name !== '')
    return [{ action: attribute(head, 'action') || page, fields }]
  })
}

/** The links of a page to itself: its tabs and dialogs. */
export function linksOn(html: string, page: string): string[] {
  const [path = ''] = page.split('?')
  return [...html.matchAll(/<a\b([^>]*)>/g)]
    .map(([, head = '']) => attribute(head, 'href'))
    .map((href) => (href.startsWith('?') ? path + href : href))
    .filter((href) => href.startsWith(`${path}?`) || href.startsWith(`${path}/`))
    .map((href) => href.replace(/#.*/, ''))
    .slice(0, 12)
}

function attribute(head: string, name: string): string {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1] ?? ''
  return found.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
}
