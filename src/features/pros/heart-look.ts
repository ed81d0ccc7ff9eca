/** How the heart looks that saves a pro, as a button or as a link to the login. */
export const heartLook =
  'grid size-11 place-items-center rounded-full border-2 border-outline text-pool-deep hover:border-pool hover:bg-mist print:hidden'
