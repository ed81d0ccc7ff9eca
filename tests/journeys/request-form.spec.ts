import { expect, type Locator, type Page } from '@playwright/test'

import { openMember, type Person, test } from './people.ts'
import { logOut, openHydrated, waitForHydration } from './support.ts'

test('the service determines price, length and free times; a free day takes one tap @phone', async ({ person }) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Priced Pools')
  await offer(pro, 'Acid wash', { price: 90, priceType: 'hourly', durationMinutes: 180 })
  const { page } = dana
  await openHydrated(page, `/pros/${pro.id}`, '[role=tabpanel] form')
  const form = page.locator('[role=tabpanel] form')
  const day = page.getByRole('radio', { name: /free times?$/ }).nth(3)
  await day.check()
  await expect(page.getByLabel('Date')).toHaveValue((await day.getAttribute('value')) ?? '')
  const free = (await day.locator('..').innerText()).match(/\d+(?= times?$)/)?.[0]
  await expect(form.getByText(`: ${free} free times.`), 'Screen readers hear how many').toBeAttached()
  await page.getByRole('radio', { name: '6:00 PM' }).check()

  await page.getByLabel('Service type').selectOption({ label: 'Acid wash · About $270' })
  await expect(form.getByText('3 hours at $90 per hour')).toBeVisible()
  await expect(form.getByText('6:00 PM is not free on this day.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '4:00 PM' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '5:00 PM' })).toHaveCount(0)
  await page.getByRole('radio', { name: '4:00 PM' }).check()
  await page.getByLabel('What do you need?').fill('The plaster is stained at the deep end.')
  await page.getByLabel('Phone').fill('626 555 0142')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('article')).toContainText('Acid wash')
  await expect(page.getByRole('article')).toContainText('$270.00 (estimate) · 3 hours')
})

test('a price that changed while the form was open is shown before the request is sent at it @desktop', async ({
  person,
}) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Changing Pools')
  const id = await offer(pro, 'Weekly clean', { price: 65, priceType: 'fixed', durationMinutes: 60 })
  const { page } = dana
  await openHydrated(page, `/pros/${pro.id}?tab=services&book=${id}`, 'dialog[open] form')
  const form = page.locator('dialog[open] form')
  await chooseStart(form)
  await form.getByLabel('What do you need?').fill('The plaster is stained at the deep end.')
  await form.getByLabel('Phone').fill('626 555 0142')
  const change = await pro.page.request.patch(`/api/services/${id}`, { data: { price: 95 } })
  expect(change.status()).toBe(200)

  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByRole('alert')).toContainText('This service is now $95 for 1 hour. Nothing was sent yet.')
  await expect(form.getByText('$95', { exact: true })).toBeVisible()
  await expect(form.getByLabel('What do you need?')).toHaveValue('The plaster is stained at the deep end.')
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/dashboard/)
  await expect(page.getByRole('article')).toContainText('$95.00')
})

test('a ZIP code fills in its town, and never what was typed @desktop', async ({ person }) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Nearby Pools')
  const { page } = dana
  await openHydrated(page, `/pros/${pro.id}`, '[role=tabpanel] form')
  const [zip, city, state] = [page.getByLabel('ZIP'), page.getByLabel('City'), page.getByLabel('State')]
  await zip.fill('85201')
  await expect(city).toHaveValue('Mesa')
  await expect(state).toHaveValue('AZ')
  await zip.fill('85281 1234')
  await expect(city).toHaveValue('Tempe')
  await city.fill('Guadalupe')
  await zip.fill('91101')
  await expect(state).toHaveValue('CA')
  await expect(city).toHaveValue('Guadalupe')
})

test('a homeowner who came to the page of a town finds all of its pros, and asks one for a visit there @desktop', async ({
  person,
}) => {
  const { page } = await person('customer')
  await openHydrated(page, '/pool-service/az/phoenix')
  await expect(page.getByRole('link', { name: /^See all \d+ pros$/ })).toHaveAttribute('href', /location=Phoenix/)
  await page.getByRole('article').filter({ hasText: 'PRO' }).getByRole('link', { name: 'View Profile' }).first().click()
  await expect(page.getByLabel('City')).toHaveValue('Phoenix')
  await expect(page.getByLabel('State')).toHaveValue('AZ')
})

test('what was typed stays while the user looks at the services and reviews @desktop', async ({ person }) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Compared Pools')
  const { page } = dana
  await openHydrated(page, `/pros/${pro.id}`, '[role=tabpanel] form')
  await chooseStart(page)
  await page.getByLabel('What do you need?').fill('The plaster is stained at the deep end.')
  for (const tab of ['Services', 'Reviews']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(/No (services|reviews)/)).toBeVisible()
    await expect(page.getByLabel('What do you need?')).toBeHidden()
  }
  await page.getByRole('tab', { name: 'Request Service' }).click()
  await expect(page.getByLabel('What do you need?')).toHaveValue('The plaster is stained at the deep end.')
  await expect(page.getByRole('radio', { name: '3:00 PM' })).toBeChecked()
})

test('an unsent request survives a visit to the messages and a reload, until it is sent or its author logs out @desktop', async ({
  person,
}) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Patient Pools')
  const { page } = dana
  await openHydrated(page, `/pros/${pro.id}`, '[role=tabpanel] form')
  const need = page.getByLabel('What do you need?')
  await page.getByLabel('Service type').selectOption({ label: 'Leak Detection' })
  await page
    .getByRole('radio', { name: /free times?$/ })
    .nth(2)
    .check()
  const date = await page.getByLabel('Date').inputValue()
  await page.getByRole('radio', { name: '3:00 PM' }).check()
  await need.fill('The plaster is stained at the deep end.')

  await page.getByRole('main').getByRole('link', { name: 'Message' }).click()
  await expect(page).toHaveURL(/messages/)
  await page.goBack()
  await expect(need).toHaveValue('The plaster is stained at the deep end.')
  await page.reload()
  await waitForHydration(page, '[role=tabpanel] form')
  await expect(need).toHaveValue('The plaster is stained at the deep end.')
  await expect(page.getByLabel('Service type')).toHaveValue('Leak Detection')
  await expect(page.getByLabel('Date')).toHaveValue(date)
  await expect(page.getByRole('radio', { name: '3:00 PM' })).toBeChecked()

  // A restored request that is refused as it stands is still a draft.
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /phone/i })).toBeVisible()
  await page.reload()
  await waitForHydration(page, '[role=tabpanel] form')
  await expect(need).toHaveValue('The plaster is stained at the deep end.')
  await expect(page.getByRole('radio', { name: '3:00 PM' })).toBeChecked()

  await page.getByLabel('Phone').fill('626 555 0142')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/dashboard/)
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft-')))
  expect(await drafts()).toEqual([])

  await openHydrated(page, `/pros/${pro.id}`, '[role=tabpanel] form')
  await expect(need).toHaveValue('')
  await need.fill('The filter hums.')
  await expect.poll(drafts).toHaveLength(1)
  await logOut(page)
  await expect.poll(drafts).toEqual([])
})

test('the dialog that books a service closes without asking, and has what was typed when it is opened again @desktop', async ({
  person,
}) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Reopened Pools')
  const id = await offer(pro, 'Weekly clean', { price: 65, priceType: 'fixed', durationMinutes: 60 })
  const { page } = dana
  await openHydrated(page, `/pros/${pro.id}?tab=services&book=${id}`, 'dialog[open] form')
  await page.getByLabel('What do you need?').fill('The filter hums.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: /Book This Service/ }).click()
  await expect(page.getByLabel('What do you need?')).toHaveValue('The filter hums.')
})

test('an error disappears as its field is changed, and reappears only with the next answer @desktop', async ({
  person,
}) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Careful Pools')
  const { page } = dana
  await openHydrated(page, `/pros/${pro.id}`, '[role=tabpanel] form')
  await chooseStart(page)
  await page.getByLabel('Service type').selectOption({ label: 'Leak Detection' })
  const send = page.getByRole('button', { name: 'Send request' })
  await send.click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('What do you need?').fill('Too short')
  await expect(summary.getByRole('listitem')).toHaveText(/^Phone/)
  await page.getByLabel('Phone').fill('626 555 0142')
  await expect(summary).toBeHidden()
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)

  await send.click()
  await expect(summary.getByRole('listitem')).toHaveText(/^What do you need/)
  await expect(page.getByLabel('What do you need?')).toBeFocused()
})

test('the price and the button stay visible, and never cover the focused field @phone', async ({ person }) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Priced Pools')
  const id = await offer(pro, 'Weekly clean', { price: 80, priceType: 'fixed', durationMinutes: 60 })
  const { page } = dana
  for (const path of ['?tab=request#tab-panel', `?tab=services&book=${id}`]) {
    await openHydrated(page, `/pros/${pro.id}${path}`, 'form:has(textarea)')
    const send = page.getByRole('button', { name: 'Send request' })
    await expect(send).toBeInViewport({ ratio: 1 })
    const bar = (await send.locator('..').boundingBox())?.y ?? 0
    for (const name of ['Street address', 'ZIP', 'What do you need?', 'Your name', 'Phone']) {
      const field = page.getByLabel(name)
      await field.focus()
      const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
      // In a text area the browser scrolls the line of the caret into view.
      expect(y + Math.min(height, oneLine), name).toBeLessThanOrEqual(bar)
    }
  }
})

/** The height of a one-line field, in pixels. */
const oneLine = 50

async function offer({ page }: Person, name: string, price: object): Promise<string> {
  const data = { name, description: 'Done with care.', categoryId: 1, ...price }
  return (await (await page.request.post('/api/services', { data })).json()).id
}

/** On the second free day: on the first it may be past that time. */
async function chooseStart(form: Page | Locator) {
  await form
    .getByRole('radio', { name: /free times?$/ })
    .nth(1)
    .check()
  await form.getByRole('radio', { name: '3:00 PM' }).check()
}
