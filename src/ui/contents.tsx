/** Links to the sections of a long text, which stay in sight beside it. */
export function Contents({ title, sections }: ContentsProps) {
  return (
    <nav aria-labelledby="contents" className="lg:order-2">
      <div className="rounded-card bg-mist p-5 lg:sticky lg:top-8">
        <h2 id="contents" className="text-lead">
          {title}
        </h2>
        <ol className="mt-2 grid">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex min-h-11 items-center py-1.5 text-small leading-snug text-pool-deep hover:underline md:min-h-9"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

interface ContentsProps {
  title: string
  sections: readonly { id: string; title: string }[]
}
