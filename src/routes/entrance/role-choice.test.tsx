import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ErrorSummary } from '../../ui/form.tsx'
import { RoleChoice } from './role-choice.tsx'

test('the list of errors leads to the choice of a role', () => {
  const error = 'Please choose one'
  const html = renderToStaticMarkup(
    <>
      <ErrorSummary fields={{ role: error }} />
      <RoleChoice chosen="other" error={error} />
    </>,
  )
  const [, id] = /<a href="#([^"]+)"/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<fieldset id="${id}" tabindex="-1"`, 'i'))
})
