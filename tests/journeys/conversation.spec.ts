import { expect, type Page } from '@playwright/test'

import { openBusiness, openMember, requestAppointment, test, type Person } from './people.ts'
import { file, jpeg } from './photo-files.ts'
import { expectAccessible, hold, logOut, openHydrated } from './support.ts'
import { log, write } from './thread.ts'

test('two people talk live, with read marks and counts, despite a lost connection @phone', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')

  await dana.page.goto(`/pros/${maria.id}`)
  await dana.page.goto('/messages')
  await expect(dana.page.getByText('No messages yet')).toBeVisible()
  await expectAccessible(dana.page)
  await maria.page.goto('/')

  await dana.page.goto(`/messages/${maria.id}`)
  await expect(dana.page.getByText(/Say hello to Dana/)).toBeVisible()
  await write(dana.page, 'Our pool is green.\nLook: https://example.com/pool.jpg.')
  await expect(dana.page.getByRole('link', { name: 'https://example.com/pool.jpg', exact: true })).toHaveAttribute(
    'rel',
    /noopener/,
  )

  const inbox = maria.page.getByRole('link', { name: 'Messages, 1 unread' }).first()
  await expect(inbox).toBeVisible()
  await inbox.click()
  await expect(maria.page.getByText('Our pool is green.')).toBeVisible()
  // Two panes where there is room, one on phones.
  const isPhone = (maria.page.viewportSize()?.width ?? 0) < 768
  await expect(maria.page.getByText('Choose a conversation')).toBeVisible({ visible: !isPhone })
  await expectAccessible(maria.page)
  await maria.page.getByRole('main').getByRole('link', { name: /Dana/ }).click()
  await expect(dana.page.getByText('Seen')).toBeVisible()
  await expect(maria.page.getByRole('contentinfo')).toBeVisible({ visible: !isPhone })
  await expect(maria.page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible()

  await maria.page.getByRole('textbox').pressSequentially('I can come on')
  await expect(dana.page.getByText('Dana is typing…')).toBeVisible()
  expect(await maria.page.evaluate(() => scrollY), 'Typing does not move the page').toBe(0)
  await maria.page.reload()
  await expect(maria.page.getByRole('textbox')).toHaveValue('I can come on')
  await write(maria.page, 'I can come on Tuesday.')
  await expect(log(dana.page).getByText('I can come on Tuesday.')).toBeVisible()
  // By itself it would go five seconds after the last letter.
  await expect(dana.page.getByText('Dana is typing…')).toBeHidden({ timeout: 2_000 })

  await dana.page.context().setOffline(true)
  await write(dana.page, 'Tuesday is fine.')
  await expect(dana.page.getByText(/Not sent/)).toBeVisible()
  await expectAccessible(dana.page)
  await dana.page.context().setOffline(false)
  await dana.page.getByRole('button', { name: 'Try again' }).click()
  await expect(log(maria.page).getByText('Tuesday is fine.')).toBeVisible()

  await logOut(maria.page)
})

test('on a page without https, where browsers make no ids, a message is sent as well @phone', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Plain Pools')
  await dana.page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await openHydrated(dana.page, `/messages/${maria.id}`)
  await write(dana.page, 'Do you come to Altadena?')
  await expect(log(dana.page).getByText('Do you come to Altadena?')).toBeVisible()
  await write(dana.page, 'On Mondays?')
  await expect(log(dana.page).getByText('On Mondays?')).toBeVisible()
  await dana.page.reload()
  await expect(log(dana.page).getByText('On Mondays?')).toBeVisible()
})

test('a text that the page came with is a draft only once somebody has changed it @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Draft Pools')
  const asked = async (days: number) => requestAppointment(dana, maria, days)
  const [first, second] = [await asked(3), await asked(4)]
  const words = dana.page.getByRole('textbox')
  const ask = (id: string) => openHydrated(dana.page, `/messages/${maria.id}?bookingId=${id}&reschedule`)
  await ask(first)
  await expect(words).toHaveValue(/^Could we find another time for/)
  await ask(second)
  await expect(words).toHaveValue(/^Could we find [^?]*\?$/)
  await words.press('Control+End')
  await words.pressSequentially(' On Friday?')
  await openHydrated(dana.page, `/messages/${maria.id}`)
  await expect(words).toHaveValue(/^Could we find [^?]*\? On Friday\?$/)
})

test('Enter sends a message, unless it only ends the composition of a word @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Letter Pools')
  await openHydrated(dana.page, `/messages/${maria.id}`)
  const box = dana.page.getByRole('textbox')
  await box.fill('泳池')
  // As Chrome and Firefox tell it, and as Safari does.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    await box.dispatchEvent('keydown', { key: 'Enter', ...composing })
  await expect(box).toHaveValue('泳池')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(log(dana.page).getByText('泳池')).toHaveCount(1)
})

test('a message that is sent is read out once, and not again when it is stored @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Once Said Pools')
  const { page } = dana
  await openHydrated(page, `/messages/${maria.id}`)
  await log(page).evaluate(noteReadOut)
  const answered = await hold(page, '**/api/messages/*')
  await write(page, 'The pump hums.')
  await expect(log(page).getByText('Sending…')).toBeVisible()
  answered()
  await expect(log(page).getByText('Sending…')).toHaveCount(0)
  await expect(log(page)).toHaveAttribute('data-read-out', 'The pump hums.')
})

/** Notes the messages that are added where screen readers listen. */
function noteReadOut(log: Element): void {
  const isRead = (node: Node) => node instanceof Element && node.closest('[aria-live]') === log
  const notes: string[] = []
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isRead)
    notes.push(...added.flatMap((node) => /The pump hums\./.exec(node.textContent ?? '') ?? []))
    log.setAttribute('data-read-out', notes.join())
  }).observe(log, { childList: true, subtree: true })
}

test('a long history can be read, and a person can be reported and blocked @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')
  await sendMany(dana, maria.id, 110)
  await dana.page.goto(`/messages/${maria.id}`)
  await maria.page.goto(`/messages/${dana.id}`)
  await expect(maria.page.locator('ol > li')).toHaveCount(50)
  await expect(maria.page.getByRole('link', { name: 'Earlier messages' })).toBeAttached()
  const announced = await countAnnounced(maria.page)
  const toTheTop = () => log(maria.page).evaluate((log) => log.scrollTo(0, -log.scrollHeight))
  await maria.page.route('**/messages?before=*', (route) => route.abort())
  await toTheTop()
  await expect(maria.page.getByText('Earlier messages could not be loaded').first()).toBeVisible()
  await maria.page.unroute('**/messages?before=*')
  await maria.page.getByRole('link', { name: 'Earlier messages' }).click()
  await expect(maria.page.locator('ol > li')).toHaveCount(100)
  await maria.page.route('**/messages?before=*', (route) => setTimeout(() => void route.continue(), 700))
  await toTheTop()
  await expect(maria.page.locator('ol > li')).toHaveCount(110)
  expect(await announced()).toBe(0)

  await maria.page.getByRole('button', { name: 'More' }).click()
  await maria.page.getByRole('link', { name: 'Report', exact: true }).click()
  await expectAccessible(maria.page)
  await maria.page.getByRole('button', { name: 'Send report' }).click()
  await expect(maria.page.getByText('Please choose a reason').first()).toBeVisible()
  await maria.page.getByLabel('What is wrong?').selectOption({ index: 1 })
  await maria.page.getByRole('button', { name: 'Send report' }).click()
  await expect(maria.page.getByText('Report sent').first()).toBeVisible()
  await maria.page.getByRole('button', { name: 'More' }).click()
  await maria.page.getByRole('link', { name: 'Block', exact: true }).click()
  await expect(maria.page.getByRole('dialog')).toContainText('cannot be accepted. Your visits stay as they are')
  await expectAccessible(maria.page)
  await maria.page.getByRole('button', { name: 'Yes, block' }).click()
  await expect(maria.page.getByText('You blocked this person.')).toBeVisible()
  await expect(maria.page.locator('#thread-menu')).toBeHidden()
  await write(dana.page, 'Hello?')
  await expect(dana.page.getByText(/Not sent\. You cannot write to this person/)).toBeVisible()
})

test('a double click sends a message once, and asks for no other @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')
  const { page } = dana
  await openHydrated(page, `/messages/${maria.id}`, 'textarea')
  await page.getByRole('textbox').fill('Hello once')
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(log(page).getByText('Hello once')).toHaveCount(1)
  await expect(page.getByText('Please write a message')).toHaveCount(0)
})

test('without scripts: log in on the way, write a message, and read on @desktop', async ({ openPage, person }) => {
  const maria = await person('pro')
  await openBusiness(maria, 'Blue Talk Pools')
  const dana = await person('customer')
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`/messages/${maria.id}`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('Email').fill(dana.email)
  await page.getByLabel('Password', { exact: true }).fill('secret-water')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(new RegExp(maria.id))

  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please write a message').first()).toBeVisible()
  await page.getByRole('textbox').fill('Hello from a plain browser')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log(page).getByText('Hello from a plain browser')).toBeVisible()
  await page.getByLabel('Add a photo').setInputFiles(file('plain.jpg', await jpeg()))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log(page).getByAltText('Photo from you')).toBeVisible()
  await maria.page.request.post(`/api/messages/${dana.id}`, { data: { body: 'Hello back' } })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await expect(page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible()

  await sendMany(dana, maria.id, 60)
  await page.reload()
  await page.getByRole('link', { name: 'Earlier messages' }).click()
  await expect(log(page).getByText('Hello from a plain browser')).toBeVisible()
  await page.context().close()
})

/** How many messages were added since, while a screen reader was told to announce them. */
async function countAnnounced(page: Page): Promise<() => Promise<number>> {
  const count = await log(page).evaluateHandle((log) => {
    let announced = 0
    const watch = new MutationObserver((changes) => {
      if (log.ariaLive === 'off') return
      for (const { addedNodes } of changes)
        announced += [...addedNodes].filter(({ nodeName }) => nodeName === 'LI').length
    })
    watch.observe(log, { childList: true, subtree: true })
    return () => announced
  })
  return () => count.evaluate((announced) => announced())
}

async function sendMany({ page }: Person, to: string, count: number) {
  const numbers = Array.from({ length: count }, (_, n) => n + 1)
  const send = (n: number) => page.request.post(`/api/messages/${to}`, { data: { body: `Number ${n}` } })
  for (let n = 0; n < count; n += 10) {
    const answers = await Promise.all(numbers.slice(n, n + 10).map(send))
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([201]))
  }
}
