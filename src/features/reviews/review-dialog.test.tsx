import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { booking } from '../../routes/dev-states/made-up.ts'
import { ReviewDialog } from './review-dialog.tsx'

test('a pro who answers a review reads all of it above the answer, with its photos: the dialog covers its card', () => {
  const comment = `Muddy shoes. ${'The water is as green as before. '.repeat(30)}I called twice.`
  const reviewed = booking('completed', [], { review: { id: 'r1', rating: 2, comment }, reviewPhotos: ['p1'] })
  const Page = createRoutesStub([{ path: '/', Component: () => <ReviewDialog booking={reviewed} side="pro" /> }])
  const html = renderToStaticMarkup(<Page initialEntries={['/']} />)
  expect(html).toMatch(/<h3[^>]*>Your answer<.*“Muddy shoes\..*I called twice\.”.*alt="Photo 1 of 1"/)
  expect(html).not.toContain('<summary')
})
