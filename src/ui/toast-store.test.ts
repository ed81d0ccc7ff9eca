import { afterEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, showToast, subscribeToToast } from './toast-store.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('before the first toast the state differs from that after the last one', () => {
  expect(currentToast()).toBeUndefined()
})

test('there is at most one toast: a new one replaces the old one', () => {
  showToast({ title: 'Service created' })
  showToast({ title: 'Service updated' })
  expect(currentToast()).toMatchObject({ title: 'Service updated', open: true })
})

test('a dismissed toast closes at once and is removed a million milliseconds later', () => {
  vi.useFakeTimers()
  showToast({ title: 'Booking canceled' })
  dismissToast(shownId())
  expect(currentToast()).toMatchObject({ open: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test('a toast whose time is over does not close the one that has just replaced it', () => {
  showToast({ title: 'Update failed' })
  const former = shownId()
  showToast({ title: 'Profile updated' })
  dismissToast(former)
  expect(currentToast()).toMatchObject({ title: 'Profile updated', open: true })
})

test('a toast shown after a dismissed one is not removed in its place', () => {
  vi.useFakeTimers()
  showToast({ title: 'One' })
  dismissToast(shownId())
  showToast({ title: 'Two' })
  vi.advanceTimersByTime(2_000_000)
  expect(currentToast()).toMatchObject({ title: 'Two', open: true })
})

test('listeners are told of each change until they unsubscribe', () => {
  const heard: (string | undefined)[] = []
  const stop = subscribeToToast(() => heard.push(currentToast()?.title))
  showToast({ title: 'Heard' })
  stop()
  showToast({ title: 'Not heard' })
  expect(heard).toEqual(['Heard'])
})

function shownId(): number {
  return currentToast()?.id ?? 0
}
