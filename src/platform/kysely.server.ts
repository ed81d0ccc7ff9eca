import {
  CamelCasePlugin,
  Kysely,
  type LogConfig,
  type PluginTransformQueryArgs,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
} from 'kysely'

import type { Tables } from './tables.ts'

/** Queries on this pool, with names in camelCase here and in snake_case there. */
export function openKysely(pool: PostgresPool, log: LogConfig = []): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new Dialect({ pool }), plugins: [names], log })
}

/** For the rows only: to rename a query the plugin copies its whole tree, a third of what building one costs. */
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
