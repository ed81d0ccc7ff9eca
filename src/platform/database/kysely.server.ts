import {
  CamelCasePlugin,
  Kysely,
  type LogConfig,
  type PluginTransformQueryArgs,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
} from 'kysely'

import type { Tables } from '../tables/tables.ts'

/** Kysely on this pool: names are camelCase in TypeScript and snake_case in the database. */
export function openKysely(pool: PostgresPool, log: LogConfig = []): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new Dialect({ pool }), plugins: [names], log })
}

/**
 * Renames the columns of results only. To rename a query, the plugin would copy its whole tree, a third of its cost
 * (018).
 */
class Names extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }

  inDatabase(name: string): string {
    return this.snakeCase(name)
  }
}

const names = new Names({ maintainNestedObjectKeys: true })

class Compiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(names.inDatabase(name))
  }
}

class Dialect extends PostgresDialect {
  override createQueryCompiler() {
    return new Compiler()
  }
}
