import { useSearchParams } from 'react-router'

import { Badge, StatusBadge, type StatusTone } from '../../ui/badge.tsx'
import { Button, ButtonLink, type ButtonVariant } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ErrorSummary } from '../../ui/form.tsx'
import { PopoverDialog } from '../../ui/popover-dialog.tsx'
import { RangeField } from '../../ui/range-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { StarInput } from '../../ui/star-input.tsx'
import { Stars } from '../../ui/stars.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Group, State } from './state.tsx'

export function PieceStates() {
  return (
    <Group id="pieces" title="Pieces">
      <State name="Buttons: ready, busy, not now" wide>
        <div className="grid gap-3">
          {variants.map((variant) => (
            <div key={variant} className={`flex flex-wrap gap-3 ${variant === 'foam' ? 'bg-pool-deep p-3' : ''}`}>
              <Button variant={variant}>Send request</Button>
              <Button variant={variant} pending>
                Send request
              </Button>
              <Button variant={variant} disabled>
                Send request
              </Button>
            </div>
          ))}
        </div>
      </State>
      <State name="Badges">
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {tone}
            </StatusBadge>
          ))}
          <Badge tone="sun">PRO</Badge>
          <Badge tone="mist">mist</Badge>
        </div>
      </State>
      <State name="Stars, and a wait">
        <div className="grid gap-1">
          {[null, 0.5, 3, 4.5, 4.96].map((rating) => (
            <Stars key={String(rating)} rating={rating} count={rating === null ? 0 : 12} />
          ))}
          <Spinner />
        </div>
      </State>
      <State name="Nothing there, and what to do about it">
        <EmptyState title="No reviews yet" text="The first ones come with the first completed visits.">
          <Button>Find a pro</Button>
        </EmptyState>
      </State>
      <State name="Toasts and dialogs">
        <Passing />
      </State>
    </Group>
  )
}

function Passing() {
  const [search] = useSearchParams()
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="quiet" onClick={() => showToast({ title: 'Request sent', description: 'It is on its way.' })}>
        Show a toast
      </Button>
      <Button variant="quiet" onClick={() => showToast({ title: 'Failed to send request', tone: 'bad' })}>
        Show a bad toast
      </Button>
      <ButtonLink to="?dialog#pieces" preventScrollReset variant="quiet">
        Open a dialog
      </ButtonLink>
      <PopoverDialog label="Open a question" title="Cancel?" variant="danger">
        Are you sure you want to cancel this booking?
      </PopoverDialog>
      {search.has('dialog') ? (
        <Dialog title="Add service" closeHref="?#pieces">
          <TextField label="Name" name="dialog-name" />
        </Dialog>
      ) : null}
    </div>
  )
}

export function FormStates() {
  return (
    <Group id="forms" title="Forms">
      <State name="Empty">
        <form className="grid gap-4">
          <TextField label="Name" name="name" placeholder="Maria Delgado" />
          <PasswordField label="Password" name="password" hint="At least 6 characters" />
          <SelectField label="Service" name="service" placeholder="All services" options={options} />
          <TextArea label="What do you need?" name="notes" optional />
          <RangeField label="Distance" name="miles" {...miles} />
          <StarInput />
        </form>
      </State>
      <State name="With errors">
        <div className="grid gap-4">
          <ErrorSummary message="Login failed. Invalid email or password." />
          <TextField label="Name" name="name" defaultValue="M" error="Name must be at least 2 characters" />
          <PasswordField label="Password" name="password" error="Password must be at least 6 characters" />
          <SelectField label="Service" name="service" options={options} error="Please select a service type" />
          <TextArea label="What do you need?" name="notes" error="Please provide at least 10 characters" />
          <TextField label="Email" name="email" defaultValue="dana@example.com" readOnly />
          <TextField label="Phone" name="phone" defaultValue="(626) 555-0118" disabled />
        </div>
      </State>
    </Group>
  )
}

const variants: ButtonVariant[] = ['primary', 'main', 'quiet', 'dark', 'foam', 'danger', 'link']
const tones: StatusTone[] = ['pending', 'accepted', 'completed', 'canceled', 'neutral']
const options = [{ value: 1, label: 'Regular Maintenance' }]
const miles = { min: 5, max: 50, step: 5, defaultValue: 25, format: (value: number) => `${value} miles` }
