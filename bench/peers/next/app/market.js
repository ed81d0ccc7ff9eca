import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' })
const columns = `p.account_id as id, p.business_name as name, p.description, p.city, p.state, p.years_in_business as years,
  p.service_radius as radius, p.is_verified as verified, p.rating_sum as stars, p.review_count as reviews`

export async function bestPros(limit) {
  return all(
    'best',
    `select ${columns} from search_listing l join pro p on p.account_id = l.pro_id where l.category_id = 0
      order by l.rank desc, l.review_count desc, l.pro_id limit $1`,
    [limit],
  )
}

export async function categories() {
  return all('categories', 'select id, name, description from category order by id', [])
}

export async function oneUser(cookie) {
  const rows = await all(
    'user',
    'select a.first_name from session s join account a on a.id = s.account_id where s.token_hash = $1',
    [cookie ?? ''],
  )
  return rows[0]
}

export async function onePro(id) {
  const [pro] = await all('pro', `select ${columns} from pro p where p.account_id = $1`, [id])
  const services = await all(
    'services',
    'select id, name, description, price_cents as cents, duration_minutes as minutes from service where pro_id = $1 and archived_at is null order by created_at, id',
    [id],
  )
  const reviews = await all(
    'reviews',
    'select r.id, r.rating, r.comment, r.created_at as at, a.first_name as name from review r join account a on a.id = r.customer_id where r.pro_id = $1 order by r.created_at desc, r.id desc limit 20',
    [id],
  )
  return pro && { ...pro, services, reviews }
}

async function all(name, text, values) {
  const { rows } = await pool.query({ name, text, values })
  return rows
}
