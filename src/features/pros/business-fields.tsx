import { typedIn, type RefusedForm } from '../../platform/forms/refused-form.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useZipField } from '../places/field/use-zip-field.ts'

/** The fields of a business: the controls of `POST /api/pros`, with the same names. */
export function BusinessFields({ refused, stored }: BusinessFieldsProps) {
  const field = typedIn(refused, stored)
  return (
    <>
      <TextField
        label="Business name"
        required
        maxLength={120}
        autoComplete="organization"
        {...field('businessName')}
      />
      <TextArea
        label="Description"
        required
        hint="What you do, for whom, and what homeowners can expect from you."
        {...field('description')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Years in business" inputMode="numeric" {...field('yearsInBusiness')} />
        <TextField label="Service radius in miles" required inputMode="numeric" {...field('serviceRadius')} />
      </div>
    </>
  )
}

/** Where the business is. Only the pro sees the street. */
export function AddressFields({ refused, stored }: BusinessFieldsProps) {
  const typed = typedIn(refused, stored)
  const field = (name: string) => ({ required: true, ...typed(name) })
  return (
    <>
      <TextField
        label="Business address"
        autoComplete="street-address"
        maxLength={200}
        hint="Only you see the street. Homeowners see your city and your ZIP code."
        {...field('address')}
      />
      <div className="pair-grid items-start gap-5 sm:grid-cols-[1fr_2fr_1fr]">
        <ZipField {...field('zip')} />
        <TextField label="City" autoComplete="address-level2" maxLength={100} {...field('city')} />
        <TextField label="State" autoComplete="address-level1" maxLength={50} {...field('state')} />
      </div>
    </>
  )
}

/** Fills in its town. */
function ZipField(field: { name: string; defaultValue: string; error: string | undefined }) {
  const { control } = useZipField(field.defaultValue)
  return <TextField {...field} {...control} required label="ZIP code" className="col-span-full sm:col-span-1" />
}

/** The fields' names in a summary of errors, in the order of the form. */
export const businessLabels = {
  businessName: 'Business name',
  description: 'Description',
  yearsInBusiness: 'Years in business',
  serviceRadius: 'Service radius in miles',
  address: 'Business address',
  zip: 'ZIP code',
  city: 'City',
  state: 'State',
}

interface BusinessFieldsProps {
  refused: RefusedForm | undefined
  /** The initial values. */
  stored: Readonly<Record<string, string>>
}
