import { hash } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'

const maxNames = 500

// A prepared `select *` fails once a migration has added a column, as its result type would change. So statements that
// run often name their columns.
const allColumns = /\b(?:select|returning)\s+\*|\.\*/i

/**
 * The clients of one pool: they name parameterized statements, so that PostgreSQL parses and plans each text once per
 * connection.
 */
export function preparingClient(): typeof Client {
  const names: Names = new Map()

  return class extends Client {
    constructor(config?: ClientConfig) {
      super(config)
      const query = super.query.bind(this)
      // Not an override: the driver's many overloads cannot be declared again without losing their types.
      Object.defineProperty(this, 'query', {
        value: (...args: unknown[]): unknown => Reflect.apply(query, this, named(args, names)),
      })
    }
  }
}

type Names = Map<string, string | undefined>

function named(args: unknown[], names: Names): unknown[] {
  const [text, values, callback] = args
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return args
  const name = nameOf(text, names)
  return name === undefined ? args : [{ name, text, values }, callback]
}

/**
 * A name derived from the text, so that two processes behind one pooler agree; none once `maxNames` texts are known.
 */
function nameOf(text: string, names: Names): string | undefined {
  if (names.has(text) || names.size >= maxNames) return names.get(text)
  const name = `p${hash('sha256', text, 'base64url').slice(0, 20)}`
  names.set(text, allColumns.test(text) ? undefined : name)
  return names.get(text)
}
