// Of what is not installed with Poolwell only the names are known: `npm run bench` installs it.
declare module 'drizzle-orm'
declare module 'drizzle-orm/*'
declare module 'express'
