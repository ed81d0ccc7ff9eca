// The same shell for every page; the browser then loads its content.
import compression from 'compression'
import express from 'express'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' })
const columns = `p.account_id as id, p.business_name as name, p.description, p.city, p.state, p.years_in_business as years,
  p.service_radius as radius, p.is_verified as verified, p.rating_sum as stars, p.review_count as reviews`
const all = async (name, text, values) => (await pool.query({ name, text, values })).rows

const app = express()
app.use(compression())
app.use(express.static('dist', { index: false }))
app.get('/data/home', async (_req, res) =>
  res.json({ pros: await best(3), categories: await all('categories', 'select * from category order by id', []) }),
)
app.get('/data/find-pros', async (_req, res) =>
  res.json({ pros: await best(20), categories: await all('categories', 'select * from category order by id', []) }),
)
app.get('/data/pros/:id', async (req, res) => {
  const [pro] = await all('pro', `select ${columns} from pro p where p.account_id = $1`, [req.params.id])
  const services = await all('services', 'select * from service where pro_id = $1 order by created_at, id', [
    req.params.id,
  ])
  const reviews = await all(
    'reviews',
    'select r.*, a.first_name from review r join account a on a.id = r.customer_id where r.pro_id = $1 order by r.created_at desc, r.id desc limit 20',
    [req.params.id],
  )
  res.json({ ...pro, services, reviews })
})
app.use((_req, res) => res.sendFile('dist/index.html', { root: '.' }))
app.listen(Number(process.env.PORT), '127.0.0.1')

function best(limit) {
  return all(
    'best',
    `select ${columns} from search_listing l join pro p on p.account_id = l.pro_id where l.category_id = 0
      order by l.rank desc, l.review_count desc, l.pro_id limit $1`,
    [limit],
  )
}
