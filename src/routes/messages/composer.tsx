import { type KeyboardEvent, useState } from 'react'
import { Form } from 'react-router'

import { longestMessage } from '../../features/messages/message.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhotoButton, PhotoPreview } from './photo-choice.tsx'
import { useDraft } from './use-draft.ts'
import { type ChosenPhoto, usePhoto } from './use-photo.ts'

interface ComposerProps {
  viewerId: string
  userId: string
  name: string
  /** Why a form that was sent without scripts came back, and what was typed into it. */
  problem: string | null | undefined
  typed: string | undefined
  /** The words of messages that could not be sent. */
  unsent: string
  onSend: (body: string, photo: ChosenPhoto | null) => void
  onType: () => void
}

/** Where one writes. A form like any other; with scripts it stays, and what is half written survives a reload. */
export function Composer({ viewerId, userId, name, problem, typed, unsent, onSend, onType }: ComposerProps) {
  const { area, keep, take } = useDraft({ viewerId, userId, unsent })
  const { input, photo, problem: unfit, choose, drop, take: takePhoto } = usePhoto()
  const [wrong, setWrong] = useState(problem)
  const [excess, setExcess] = useState(0)
  const error = excess ? 'Please use at most 4,000 characters' : (unfit ?? wrong)

  /** What is too long stays, for its writer to shorten. */
  function measure(): number {
    const excess = Math.max(0, Array.from(area.current?.value ?? '').length - longestMessage)
    setExcess(excess)
    return excess
  }
  function send() {
    if (measure()) return
    const body = take()
    const isEmpty = body === '' && photo === null
    setWrong(isEmpty ? 'Please write a message' : undefined)
    if (!isEmpty) onSend(body, takePhoto())
  }
  function choosePhoto() {
    setWrong(undefined)
    choose()
  }
  function type() {
    measure()
    setWrong(undefined)
    keep()
    onType()
  }

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="border-t border-line p-3"
    >
      <input type="hidden" name="intent" value="send" />
      {error ? <Problem excess={excess}>{error}</Problem> : null}
      {photo ? <PhotoPreview photo={photo} onDrop={drop} /> : null}
      <div className="flex items-end gap-2 noscript:flex-wrap">
        <PhotoButton ref={input} onChange={choosePhoto} aria-describedby={error ? 'body-error' : undefined} />
        <textarea
          ref={area}
          {...field}
          aria-label={`Message to ${name}`}
          aria-describedby={error ? 'body-error' : undefined}
          aria-invalid={error ? true : undefined}
          defaultValue={typed}
          onKeyDown={(event) => sendsNow(event) && send()}
          onInput={type}
        />
        <SendButton />
      </div>
    </Form>
  )
}

/** The count is for the eyes only: it would be read out at each key. */
function Problem({ excess, children }: { excess: number; children: string }) {
  return (
    <p id="body-error" role="alert" className="mb-2 text-small font-semibold text-danger">
      {children} {excess ? <span aria-hidden="true">({excess} too many)</span> : null}
    </p>
  )
}

const field = {
  name: 'body',
  rows: 1,
  placeholder: 'Write a message',
  className: 'control field-sizing-content max-h-40 min-w-0 flex-1 resize-none',
}

function SendButton() {
  return (
    <button
      type="submit"
      aria-label="Send"
      className="grid size-12 shrink-0 place-items-center rounded-full bg-coral text-white hover:bg-coral-hover"
    >
      <Icon name="send" />
    </button>
  )
}

/** Enter sends, but on a phone, where it begins a new line and the button sends. */
function sendsNow(event: KeyboardEvent): boolean {
  const { key, shiftKey, nativeEvent } = event
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches) return false
  event.preventDefault()
  return true
}
