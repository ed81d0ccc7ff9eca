import { inDollars } from '../../platform/money.ts'
import { typedIn, type RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import type { ProService } from '../pros/pro.ts'
import { priceTypeLabels } from './service.ts'

/** Posts `intent=save-service` with the field names of `POST /api/services`; with a service also its `serviceId`. */
export function ServiceForm({ service, categories, refused }: ServiceFormProps) {
  const form = useOwnForm({ intent: 'save-service', ...(service && { serviceId: service.id }) }, refused)
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-4">
      <ErrorSummary {...form.refused} labels={labels} />
      {form.hidden}
      <ServiceFields {...{ service, categories }} refused={form.refused} />
      <Button type="submit" pending={form.pending}>
        {service ? 'Save changes' : 'Add service'}
      </Button>
    </Form>
  )
}

const labels = {
  name: 'Service name',
  description: 'Description',
  categoryId: 'Category',
  price: 'Price in dollars',
  priceType: 'Price type',
  durationMinutes: 'Duration in minutes',
}

interface ServiceFormProps {
  /** The service being edited; undefined for a new one. */
  service: ProService | undefined
  categories: readonly { id: number; name: string }[]
  refused: RefusedForm | undefined
}

function ServiceFields({ service, categories, refused }: ServiceFormProps) {
  const typed = typedIn(refused, service ? storedValues(service) : { priceType: 'fixed' })
  const field = (name: keyof typeof labels) => ({ required: true, ...typed(name) })
  return (
    <>
      <TextField label="Service name" maxLength={120} {...field('name')} />
      <TextArea label="Description" {...field('description')} />
      <SelectField
        label="Category"
        placeholder="Select a category"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('categoryId')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Price in dollars"
          inputMode="decimal"
          hint="Do you quote each job? Enter 0 and choose “Estimate.”"
          {...field('price')}
        />
        <SelectField label="Price type" options={priceChoices} {...field('priceType')} />
      </div>
      <TextField
        label="Duration in minutes"
        inputMode="numeric"
        hint="In steps of 15 minutes. This is how long your calendar is held."
        {...field('durationMinutes')}
      />
    </>
  )
}

const priceChoices = Object.entries(priceTypeLabels).map(([value, { label }]) => ({ value, label }))

function storedValues({ name, description, categoryId, priceCents, priceType, durationMinutes }: ProService) {
  return {
    name,
    description,
    categoryId: String(categoryId),
    price: String(inDollars(priceCents)),
    priceType,
    durationMinutes: String(durationMinutes),
  }
}
