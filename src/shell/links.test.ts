import { expect, test } from 'vitest'
import { footerColumns, mainLinks } from './links.ts'

const footer = footerColumns.flatMap((column) => column.links.map((link) => link.to))

test('the header leads home, to the pros, to the services and to how it works', () => {
  expect(mainLinks.map((link) => link.to)).toEqual(['/', '/find-pros', '/services', '/how-it-works'])
})

test('the footer has four columns and every place of the specification, once', () => {
  expect(footerColumns).toHaveLength(4)
  expect(new Set(footer).size).toBe(footer.length)
  for (const place of 'find-pros services how-it-works reviews trust-safety pro-signup pro-resources success-stories pro-community subscription-plans about careers press blog contact privacy terms cookies api/cancel-subscription'.split(
    ' ',
  )) {
    expect(footer).toContain(`/${place}`)
  }
})
