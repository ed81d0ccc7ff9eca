import { expect, type Page } from '@playwright/test'

import { openMember, type Person, test } from './people.ts'
import { openHydrated } from './support.ts'
import { log } from './thread.ts'

test('a page that the browser translates goes on working, and shows what has changed @desktop', async ({ person }) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Translated Pools')
  await offer(pro, 'Acid wash', 90, 180)
  await offer(pro, 'Tile cleaning', 70, 60)
  const { page } = dana
  await openHydrated(page, `/pros/${pro.id}`, '[role=tabpanel] form')
  await translate(page)
  const form = page.locator('[role=tabpanel] form')
  const terms = form.locator('p, output').filter({ hasText: /\$\d+/ })
  const choice = form.locator('select[name=serviceType]')
  for (const [label, shown, gone] of [
    [/ACID/, '$90', '$70'],
    [/TILE/, '$70', '$90'],
    [/ACID/, '$90', '$70'],
  ] as const) {
    const value = await choice.locator('option', { hasText: label }).getAttribute('value')
    await choice.selectOption(value)
    await expect(terms.filter({ hasText: shown })).not.toHaveCount(0)
    await expect(terms.filter({ hasText: gone })).toHaveCount(0)
  }
  await choice.selectOption({ index: 0 })
  await expect(terms).toHaveCount(0)

  await page.locator('#tab-services').click()
  await expect(page.getByRole('heading', { name: 'TILE CLEANING' })).toBeVisible()
  await openHydrated(page, `/messages/${pro.id}`)
  await translate(page)
  await page.getByRole('textbox').fill('Is it green?')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('IS IT GREEN?')).toBeVisible()
})

async function offer({ page }: Person, name: string, price: number, durationMinutes: number) {
  const work = { name, description: 'All of it.', categoryId: 1, price, priceType: 'fixed', durationMinutes }
  expect((await page.request.post('/api/services', { data: work })).status()).toBe(201)
}

/** As the translators of Chrome and Edge do it: each text gives way to an element with the translation, here in capitals. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const done = new WeakSet<Node>()
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        if (done.has(text) || !text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        const translated = new Text(text.data.toUpperCase())
        done.add(translated)
        inner.append(translated)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateAll()
    new MutationObserver(translateAll).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
