import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectField, TextField } from './field.tsx'
import { ErrorSummary } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { RangeField } from './range-field.tsx'
import { StarInput } from './star-input.tsx'

test('a field with an error is marked, and described by its hint and its error', () => {
  const html = renderToStaticMarkup(<TextField label="Email" name="email" hint="We never show it" error="Too short" />)
  const [id] = /for="([^"]+)"/.exec(html)?.slice(1) ?? []
  expect(html).toContain(`id="${id}"`)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain(`aria-describedby="${id}-hint ${id}-error"`)
  expect(html).toContain(`id="${id}-error"`)
})

test('a summary lists every invalid field by name with a link to it, in the order of the form', () => {
  const fields = { zip: 'Required', firstName: 'Required', phone: '' }
  const html = renderToStaticMarkup(
    <>
      <ErrorSummary fields={fields} labels={{ firstName: 'Your first name', street: 'Street' }} />
      <TextField label="Your first name" name="firstName" error={fields.firstName} />
      <TextField label="Zip" name="zip" error={fields.zip} />
    </>,
  )
  const lines = [...html.matchAll(/<li[^>]*><a href="#([^"]+)"[^>]*>([^<]+)<\/a>([^<]*)/g)].map((match) =>
    match.slice(1),
  )
  expect(lines).toEqual([
    ['wrong-firstName', 'Your first name', ': Required'],
    ['wrong-zip', 'Zip', ': Required'],
  ])
  for (const [id] of lines) expect(html).toMatch(new RegExp(`<label for="${id}".*<input[^>]* id="${id}"`))
})

test('a summary leads to the stars, too', () => {
  expect(renderToStaticMarkup(<StarInput error="Please choose" />)).toMatch(
    /<fieldset id="wrong-rating" tabindex="-1"/i,
  )
  expect(renderToStaticMarkup(<StarInput />)).not.toContain('wrong-rating')
})

test('a message that begins with the name of its field is the link itself', () => {
  const fields = { price: 'Price is required', email: 'Please enter a valid email address' }
  const html = renderToStaticMarkup(<ErrorSummary fields={fields} labels={{ price: 'Price in dollars' }} />)
  expect(html).toMatch(/<li[^>]*><a href="#wrong-price"[^>]*>Price is required<\/a><\/li>/)
  expect(html).toMatch(/<li[^>]*><a href="#wrong-email"[^>]*>Email<\/a>: Please enter a valid email address<\/li>/)
})

test('a valid field is not marked as invalid', () => {
  const html = renderToStaticMarkup(<TextField label="Email" name="email" />)
  expect(html).not.toContain('aria-invalid')
  expect(html).not.toContain('aria-describedby')
})

test('a select starts with its placeholder, which is empty', () => {
  const html = renderToStaticMarkup(
    <SelectField label="Service" name="service" placeholder="All services" options={[{ value: 1, label: 'Leaks' }]} />,
  )
  expect(html).toMatch(/<option value=""[^>]*>All services<\/option><option value="1">Leaks<\/option>/)
})

test('a slider announces its value in words', () => {
  const html = renderToStaticMarkup(
    <RangeField
      label="Distance"
      name="distance"
      min={5}
      max={50}
      step={5}
      defaultValue={25}
      format={(n) => `${n} miles`}
    />,
  )
  expect(html).toContain('aria-valuetext="25 miles"')
  expect(html).toMatch(/aria-hidden="true"[^>]*>25 miles</)
  expect(html).toMatch(/<label[^>]*>Distance *<\/label>/)
})

test('stars are five radio buttons from one up, with the fifth chosen by default', () => {
  const html = renderToStaticMarkup(<StarInput />)
  expect(Array.from(html.matchAll(/value="(\d)"/g), ([, stars]) => stars).join('')).toBe('12345')
  expect(html).toMatch(/checked="" value="5"|value="5"[^>]*checked=""/)
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

test('no control writes a style attribute, which the content policy would drop', () => {
  const html = renderToStaticMarkup(
    <>
      <PasswordField label="Password" name="password" />
      <RangeField label="Rating" name="minRating" min={0} max={5} step={0.5} defaultValue={0} format={(n) => `${n}+`} />
      <StarInput />
    </>,
  )
  expect(html).not.toContain('style=')
})
