import type { MouseEvent } from 'react'
import { PhotoPreview } from '../../features/media/photo-preview.tsx'
import { Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PhotoButton } from './photo-button.tsx'
import { type ComposerOptions, useComposer } from './use-composer.ts'

interface ComposerProps extends ComposerOptions {
  name: string
  /** What was typed into a form that came back without scripts, or a prepared message. */
  typed: string | undefined
}

/** The form for a new message. With scripts the page stays, and an unsent text survives a reload. */
export function Composer({ name, typed, ...options }: ComposerProps) {
  const { area, input, photo, excess, error, ...on } = useComposer(options)
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        on.send()
      }}
      className="border-t border-line p-3"
    >
      <input type="hidden" name="intent" value="send" />
      {error ? <Problem excess={excess}>{error}</Problem> : null}
      {photo ? (
        <div className="mb-2">
          <PhotoPreview
            photo={photo}
            label="Remove the photo"
            onDrop={on.dropPhoto}
            onError={on.refusePhoto}
            className="max-h-28 max-w-full"
          />
        </div>
      ) : null}
      <div className="flex items-end gap-2 noscript:flex-wrap">
        <PhotoButton ref={input} onChange={on.choosePhoto} aria-describedby={error ? 'body-error' : undefined} />
        <textarea
          ref={area}
          {...field}
          aria-label={`Message to ${name}`}
          aria-describedby={error ? 'body-error' : undefined}
          aria-invalid={error ? true : undefined}
          defaultValue={typed}
          onKeyDown={on.pressKey}
          onInput={on.type}
        />
        <SendButton />
      </div>
    </Form>
  )
}

/** For sighted users only: otherwise screen readers would announce it at every key. */
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
  className: 'control max-h-40 min-w-0 flex-1 resize-none',
}

/** The second click of a double click would find the text sent, and ask for one. */
function onlyOnce(click: MouseEvent) {
  if (click.detail > 1) click.preventDefault()
}

function SendButton() {
  return (
    <button
      type="submit"
      aria-label="Send"
      onClick={onlyOnce}
      className="grid size-12 shrink-0 place-items-center rounded-full bg-coral text-white hover:bg-coral-hover"
    >
      <Icon name="send" />
    </button>
  )
}
