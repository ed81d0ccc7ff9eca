import { expect } from '@playwright/test'

import { requestAppointment, openMember, test } from './people.ts'
import { file, jpeg } from './photo-files.ts'
import { hold, holdScripts, openHydrated, waitForHydration } from './support.ts'

test('a place typed before scripts have loaded stays, and is completed as usual @desktop', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const place = page.getByLabel('Where is your pool?')
  await place.pressSequentially('Phoeni')
  letScriptsCome()
  await expect(page.getByRole('option', { name: 'Phoenix, AZ' })).toBeVisible()
  await place.press('Tab')
  await expect(place).toHaveValue('Phoeni')
})

test('a slider moved before scripts have loaded shows its value @desktop', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/find-pros?location=Pasadena, CA', { waitUntil: 'commit' })
  const distance = page.getByRole('slider', { name: /Distance/ })
  await distance.press('ArrowRight')
  letScriptsCome()
  await expect(distance).toHaveAttribute('aria-valuetext', '30 miles')
})

test('a day and a time chosen before scripts have loaded stay, and what is typed by then is newer than a draft @desktop', async ({
  person,
}) => {
  const [{ page }, pro] = [await person('customer'), await person('pro')]
  await openMember(pro, 'Early Bird Pools')
  await openHydrated(page, `/pros/${pro.id}`, '[role=tabpanel] form')
  const [need, day] = [page.getByLabel('What do you need?'), page.getByLabel('Date')]
  const letScriptsCome = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const chosen = (await day.getAttribute('max')) ?? ''
  await day.fill(chosen)
  const time = page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').last()
  await time.check()
  const times = page.waitForRequest((request) => request.url().includes(`availability?from=${chosen}`))
  letScriptsCome()
  await times
  await day.press('Tab')
  await expect(day).toHaveValue(chosen)
  await expect(time).toBeChecked()

  await need.fill('The water is green.')
  const letScriptsComeAgain = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await need.fill('The water is clear, but the pump hums.')
  await page.locator('input[type=file]').setInputFiles(file('pump.jpg', await jpeg()))
  letScriptsComeAgain()
  await waitForHydration(page, '[role=tabpanel] form')
  await expect(need).toHaveValue('The water is clear, but the pump hums.')
  await expect(page.getByRole('button', { name: 'Remove pump.jpg' })).toBeVisible()
  await expect(day).toHaveValue(chosen)
  await expect(time).toBeChecked()
})

test('times chosen before scripts have loaded count as chosen @desktop', async ({ person }) => {
  const [customer, pro] = [await person('customer'), await person('pro')]
  await openMember(pro, 'Early Choice Pools')
  const { page } = pro
  const id = await requestAppointment(customer, pro)
  const letScriptsCome = await holdScripts(page)
  await page.goto(`/pro-dashboard/suggest/${id}`, { waitUntil: 'commit' })
  for (const at of [0, 1, 2]) await page.getByRole('checkbox').nth(at).check()
  letScriptsCome()
  await expect(page.getByText('3 of 3 chosen')).toBeVisible()
  await expect(page.getByRole('checkbox').nth(3)).toBeDisabled()
})

test('a text changed before scripts have loaded stays changed @desktop', async ({ person }) => {
  const pro = await person('pro')
  await openMember(pro, 'Early Word Pools')
  const letScriptsCome = await holdScripts(pro.page)
  await pro.page.goto('/profile?tab=business', { waitUntil: 'commit' })
  const about = pro.page.getByRole('textbox', { name: /About|Description/ })
  await about.fill('Pools of every kind, and every day.')
  letScriptsCome()
  await waitForHydration(pro.page, 'textarea')
  await expect(about).toHaveValue('Pools of every kind, and every day.')
})

test('a message whose button is pressed twice before scripts have loaded is sent once @desktop', async ({ person }) => {
  const [{ page }, pro] = [await person('customer'), await person('pro')]
  await openMember(pro, 'Early Press Pools')
  await page.goto(`/messages/${pro.id}`)
  const letScriptsCome = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('textbox').fill('Do you come on Sundays?')
  const letItGo = await hold(page, `**/messages/${pro.id}`)
  const send = page.getByRole('button', { name: 'Send' })
  await send.evaluate(pressOnceHydrated)
  await send.dblclick({ noWaitAfter: true })
  const pressedAgain = page.waitForEvent('console', (line) => line.text() === 'pressed')
  letScriptsCome()
  await pressedAgain
  letItGo()
  await expect(page.getByRole('log')).toContainText('Do you come on Sundays?')
  await openHydrated(page, `/messages/${pro.id}`)
  await expect(page.getByRole('log').getByText('Do you come on Sundays?')).toHaveCount(1)
})

/** From within the page: Playwright does nothing there until the next page has come. */
function pressOnceHydrated(button: HTMLElement | SVGElement) {
  const timer = setInterval(() => {
    if (!Object.keys(button).some((key) => key.startsWith('__reactProps'))) return
    clearInterval(timer)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    console.log('pressed')
  }, 50)
}

test('an answer refused before scripts have loaded is open in its dialog once they have @desktop', async ({
  person,
}) => {
  const [customer, pro] = [await person('customer'), await person('pro')]
  await openMember(pro, 'Early Answer Pools')
  await requestAppointment(customer, pro)
  const { page } = pro
  const letScriptsCome = await holdScripts(page)
  await page.goto('/pro-dashboard', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Accept' }).click()
  const price = page.getByRole('dialog').getByLabel('Your price in dollars')
  await price.fill('-5')
  await page.getByRole('button', { name: 'Yes, accept' }).click({ noWaitAfter: true })
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  letScriptsCome()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect(price).toHaveValue('-5')
})

test('going back from a reloaded page of which only the text has loaded shows the previous page @desktop', async ({
  page,
}) => {
  await openHydrated(page, '/find-pros')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Newsroom' })).toBeVisible()
  const letTheRestCome = await hold(page, '**/assets/*')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Newsroom' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/find-pros$/)
  letTheRestCome()
  await expect(page.getByRole('heading', { level: 1, name: 'Find pool pros' })).toBeVisible()
})

test('a request that arrived while the page was loading is shown @desktop', async ({ person }) => {
  const [customer, pro] = [await person('customer'), await person('pro')]
  await openMember(pro, 'Early News Pools')
  const letScriptsCome = await holdScripts(pro.page)
  await pro.page.goto('/pro-dashboard', { waitUntil: 'commit' })
  await expect(pro.page.getByText('No requests are waiting')).toBeVisible()
  await requestAppointment(customer, pro)
  letScriptsCome()
  await expect(pro.page.getByRole('heading', { name: 'Regular Maintenance' })).toBeVisible()
})
