export interface Said {
  by: 'customer' | 'pro'
  body: string
}

/** Short exchanges after a request, as people write them. */
export const conversationWords: readonly Said[][] = [
  [
    { by: 'customer', body: 'Hi! The pump is behind the lemon tree, and the side gate sticks a little. Just lift it.' },
    { by: 'pro', body: 'Good to know, thank you. Is there anybody home in the morning?' },
    { by: 'customer', body: 'I am, until ten. The dog is friendly but loud.' },
  ],
  [
    { by: 'customer', body: 'Could you bring salt as well? About three bags are missing.' },
    { by: 'pro', body: 'Sure, I have some on the truck. I only charge what it cost me.' },
  ],
  [
    { by: 'customer', body: 'The water has been cloudy since the storm. Should I run the pump until you come?' },
    { by: 'pro', body: 'Yes, all day if you can, and keep the chlorine where it is. I will test it first thing.' },
    { by: 'customer', body: 'Running since this morning. Thank you!' },
  ],
  [
    { by: 'customer', body: 'We have a wedding here on the weekend, so it should be clear by Friday.' },
    { by: 'pro', body: 'Then we had better start early. I will come with the big brush.' },
  ],
  [
    { by: 'pro', body: 'Thanks for asking! Which filter do you have, sand or cartridge?' },
    { by: 'customer', body: 'Cartridge, four of them. They were last out in spring.' },
  ],
]

/** What Maria wrote to Dana last night, and what another customer wrote to Maria; both messages are unread. */
export const lastNight = {
  toDana: { by: 'pro', body: 'I could come half an hour earlier, before the sun is on the pool. Would that suit you?' },
  toMaria: { by: 'customer', body: 'One more thing: the skimmer lid is cracked. Could you bring a new one?' },
} as const satisfies Record<string, Said>

/** Dana asks another pro for a price, without sending a request. */
export const onlyAsking: readonly Said[] = [
  { by: 'customer', body: 'Hello! What would you take for new tiles at the waterline, about 60 feet around?' },
  { by: 'pro', body: 'Hi Dana, between $1,900 and $2,600, depending on the tile. I would have to see it once.' },
  { by: 'customer', body: 'That is good to know. We will decide after the holidays.' },
]
