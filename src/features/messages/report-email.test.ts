import { expect, test } from 'vitest'

import { reportEmail } from './report-email.ts'

const reporter = { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' }
const said = { id: 'report-1', reason: 'Spam', details: '', reporterId: 'c1', createdAt: new Date() }
const maria = { authorId: 'p1', firstName: 'Maria', lastName: 'Lopez' }

test('a report of a review names the commands that remove it and show its author, and says that nothing was added', () => {
  const email = reportEmail({ ...said, subject: 'review', subjectId: 'r1' }, reporter, { ...maria, words: 'Green.' })
  expect(email.paragraphs).toEqual([
    'They gave no details.',
    'To remove the review: npm run pros remove-review r1 "why"',
    'Whose account it is: npm run pros show p1',
  ])
  expect(email.facts).toContainEqual(['Who wrote the review', 'Maria Lopez'])
  expect(email.facts).toContainEqual(['Their words', 'Green.'])
})

test('a report of a person has no words, and of a line that nobody wrote no account', () => {
  const ofPerson = reportEmail({ ...said, subject: 'user', subjectId: 'p1' }, reporter, { ...maria, words: null })
  expect(ofPerson.facts?.slice(0, 3)).toEqual([
    ['Reason', 'Spam'],
    ['Who', 'Maria Lopez'],
    ['Id of the user', 'p1'],
  ])
  const nobody = { authorId: null, firstName: null, lastName: null, words: 'Maria declined it' }
  const ofLine = reportEmail({ ...said, subject: 'message', subjectId: 'm1', details: 'Rude.' }, reporter, nobody)
  expect(ofLine.paragraphs).toEqual(['Rude.'])
  expect(ofLine.facts).toContainEqual(['Who wrote the message', 'Poolwell'])
})
