import { Icon } from '../../../ui/icon.tsx'

/** What makes a profile get requests, the most effective first. */
export function ProfileChecklist() {
  return (
    <section aria-labelledby="checklist" className="wrap py-16 md:py-24">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="checklist" className="text-title">
            A profile in an evening
          </h2>
          <p className="mt-3 text-soft">Seven things, in the order in which they pay off.</p>
        </div>
        <ol>
          {checklist.map(([title, text]) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-5 first:border-0 first:pt-0"
            >
              <Icon name="check-circle-outline" className="mt-0.5 size-6 text-pool" />
              <div>
                <h3 className="text-name">{title}</h3>
                <p className="mt-1 max-w-measure text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const checklist: [title: string, text: string][] = [
  [
    'Price three services',
    'A weekly visit, which homeowners can ask for up to 12 times in one request, a one-time clean and a diagnosis. A listed price gets more requests than “call us”; an estimate can come later.',
  ],
  [
    'Set the radius you will really drive',
    'Homeowners outside it are told so. A short radius that you keep is worth more than a long one that you do not.',
  ],
  [
    'Enter your hours and your days off',
    'Only free times are offered, so you decline less, and nobody is let down. A job or an errand elsewhere? Block those hours.',
  ],
  [
    'Write four sentences',
    'How long you have done this, what kind of pools, who comes to the door, what the customer gets after a visit. Leave out “quality” and “passion.”',
  ],
  [
    'Show finished work',
    'Five photos with a caption each: the green pool and the blue one, new tiles, a tidy equipment pad. They answer what no list of services can.',
  ],
  ['Show a face', 'A picture of you with a net beats a logo. People open the gate for people.'],
  [
    'Answer the first requests within the hour',
    'It is the habit that homeowners praise most, and the one thing no competitor can copy from you. If you cannot come at that time, suggest three others: that is an answer, too.',
  ],
]
