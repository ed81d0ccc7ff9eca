import { expect, test } from 'vitest'

import { lineOf, type MessageView, piecesOf } from './message.ts'
import { NewMessage, NewPhoto } from './message.schema.ts'

const linksIn = (body: string) => piecesOf(body).flatMap(({ href }) => href ?? [])

test('a message is kept as typed, but no stack of marks may cover the messages around it', () => {
  for (const Body of [NewMessage, NewPhoto]) {
    expect(Body.parse({ body: ' Cafe\u0301 \u202E1 \n' }).body).toBe(' Cafe\u0301 \u202E1 \n')
    const { error } = Body.safeParse({ body: `Z${'\u0301'.repeat(900)}` })
    expect(error?.issues[0]?.message).toBe('Please use fewer marks on one letter')
  }
})

test('the parts of a text add up to the text', () => {
  for (const body of ['', 'Hello', 'https://a.example', ' a https://a.example/x?y=1#z, b (https://b.example/).\n']) {
    expect(
      piecesOf(body)
        .map(({ text }) => text)
        .join(''),
    ).toBe(body)
  }
})

test.each([
  ['See https://pools.example/a-b?c=1.', ['https://pools.example/a-b?c=1']],
  ['(https://pools.example)', ['https://pools.example/']],
  ['https://one.example https://two.example/x', ['https://one.example/', 'https://two.example/x']],
  ['"https://pools.example/"><script>', ['https://pools.example/']],
])('links are found in %s', (body, links) => {
  expect(linksIn(body)).toEqual(links)
})

test.each([
  'javascript:alert(1)',
  'http://pools.example',
  'data:text/html,x',
  'https://bank.example@evil.example/',
  'https://user:secret@pools.example',
  'https://localhost/x',
  'https://',
  'pools.example',
])('%s is not a link', (body) => {
  expect(linksIn(body)).toEqual([])
})

test('an address made of dots is parsed as fast as any other', () => {
  const body = `https://a.example/${'.'.repeat(100_000)}x`
  const began = performance.now()
  expect(linksIn(body)).toHaveLength(1)
  expect(performance.now() - began).toBeLessThan(500)
})

test('a host longer than any host is no link, and takes no time to find out', () => {
  const began = performance.now()
  for (let message = 0; message < 50; message++) expect(linksIn(`https://${differentLetters(3990)}`)).toEqual([])
  // Generous, for a busy machine: parsing them took five seconds.
  expect(performance.now() - began).toBeLessThan(1000)
  expect(linksIn(`https://blue.example/${differentLetters(3900)}`)).toHaveLength(1)
  for (const short of ['https://blue.example', 'https://blue.example?a', 'https://blue.example#a'])
    expect(linksIn(short)).toHaveLength(1)
  const labels = `https://${'a23456789.'.repeat(25)}com`
  expect([linksIn(labels).length, linksIn(labels.replace('com', 'co.com')).length]).toEqual([1, 0])
})

test('an inbox shows the newest message on one line, and who wrote it', () => {
  expect(lineOf(null, 'me')).toBe('No messages yet')
  expect(lineOf(message({ senderId: 'me', body: ' One\n two ' }), 'me')).toBe('You: One two')
  expect(lineOf(message({ senderId: 'you', body: 'x'.repeat(200) }), 'me')).toHaveLength(140)
  const pools = '🏊'.repeat(140)
  expect(lineOf(message({ senderId: 'you', body: `${pools}🏊` }), 'me')).toBe(pools)
  const line = { text: 'Dana asked for a visit', news: 'Asked for a visit' }
  expect(lineOf(message({ senderId: null, line }), 'me')).toBe('Asked for a visit')
})

function message(changes: Partial<MessageView>): MessageView {
  const about = { picture: null, line: null }
  const row = {
    ...about,
    id: '1',
    conversationId: '2',
    seq: 1,
    senderId: null,
    body: '',
    bookingId: null,
    createdAt: '',
  }
  return { ...row, ...changes }
}

function differentLetters(count: number): string {
  return Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
}
