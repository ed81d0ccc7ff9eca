import type pg from 'pg'

import type { Question } from './questions.ts'

/** Another way to find the twenty nearest pros for a kind of work, on the same data. */
export interface Rival {
  name: string
  /** Throws when this server lacks the extension. */
  prepare: string[]
  sql: string
  values: (question: Question) => unknown[]
}

const filters = 'l.category_id = $1 and l.rating >= $2'
const miles = 'dist_mi($3, $4, l.lat, l.lng)'

export const rivals: Rival[] = [
  {
    name: 'bounding box, index on latitude and longitude',
    prepare: [
      'create table rival_box as select * from search_listing',
      'create index on rival_box (category_id, lat, lng) include (rating, pro_id)',
    ],
    sql: `select l.pro_id from rival_box l where ${filters} and l.lat between $5 and $6 and l.lng between $7 and $8
      and ${miles} <= $9 order by ${miles}, l.pro_id limit 20`,
    values: (question) => [...basics(question), ...box(question), question.distance],
  },
  {
    name: 'earthdistance, nearest neighbors by GiST',
    prepare: [
      'create extension if not exists cube',
      'create extension if not exists earthdistance',
      'create extension if not exists btree_gist',
      'create table rival_earth as select *, ll_to_earth(lat, lng)::cube as spot from search_listing',
      'create index on rival_earth using gist (category_id, spot)',
    ],
    sql: `select l.pro_id from rival_earth l where ${filters} and ${miles} <= $5
      order by l.spot <-> ll_to_earth($3, $4)::cube limit 20`,
    values: (question) => [...basics(question), question.distance],
  },
  {
    name: 'PostGIS, nearest neighbors by GiST',
    prepare: [
      'create extension if not exists postgis',
      'create extension if not exists btree_gist',
      'create table rival_gis as select *, st_setsrid(st_makepoint(lng, lat), 4326)::geography as spot from search_listing',
      'create index on rival_gis using gist (category_id, spot)',
    ],
    sql: `select l.pro_id from rival_gis l where ${filters}
      and st_dwithin(l.spot, st_setsrid(st_makepoint($4, $3), 4326)::geography, $5 * 1609.344)
      order by l.spot <-> st_setsrid(st_makepoint($4, $3), 4326)::geography limit 20`,
    values: (question) => [...basics(question), question.distance],
  },
]

/** Creates a rival's table; false, after printing the reason, if the server cannot. */
export async function prepareRival(client: pg.ClientBase, { name, prepare }: Rival): Promise<boolean> {
  try {
    for (const statement of prepare) await client.query(statement)
    await client.query('vacuum analyze')
    return true
  } catch (error) {
    console.log(`left out: ${name} (${error instanceof Error ? error.message : String(error)})`)
    return false
  }
}

function basics({ service, minRating, lat, lng }: Question): unknown[] {
  return [service, Math.round(minRating * 100), lat, lng]
}

function box({ lat, lng, distance }: Question): number[] {
  const height = distance / 69
  const width = distance / (69 * Math.cos((lat * Math.PI) / 180))
  return [lat - height, lat + height, lng - width, lng + width]
}
