/** What homeowners write with a request, by category. */
export const requestNotes: Record<number, readonly string[]> = {
  1: [
    'About 15,000 gallons with a spa. Lots of leaves from the neighbor’s oak. Side gate is unlocked on weekdays.',
    'Looking for a regular visit. The pool is in decent shape, but we travel a lot.',
    'We have a party on the weekend and the floor needs a good vacuum.',
    'Our last service stopped coming. Filter has not been cleaned since spring.',
    'Small kidney-shaped pool, cartridge filter, one friendly dog.',
    'Please ring the bell, I will open the back gate and show you the equipment.',
  ],
  2: [
    'The water turned green after last week’s rain. You cannot see the second step.',
    'Chlorine will not hold, whatever I add. Could you test everything?',
    'Cloudy water for ten days now. The filter runs eight hours a day.',
    'Spots of black algae on the plaster near the deep end.',
    'We have just converted to salt and I am not sure about the levels.',
  ],
  3: [
    'The pump hums but does not start. Breaker has tripped twice.',
    'Heater shows a flow error and shuts down after a minute.',
    'There is a puddle under the filter every morning.',
    'Salt system says low salt, although the test strip says otherwise.',
    'We would like to be able to switch pump and lights from the phone.',
  ],
  4: [
    'Please open the pool before the end of the month if you can. In-ground, vinyl, 20 by 40.',
    'Closing for the winter. Mesh safety cover, anchors are all there.',
    'We bought the house in winter and have never seen the pool without its cover.',
    'Could you get everything ready for the season and show us what to do?',
  ],
  5: [
    'We lose about an inch a day, more when the pump runs.',
    'Wet spot in the lawn next to the equipment, and the autofill never stops.',
    'The bucket test says that it is not evaporation.',
    'There is a crack by the skimmer. I would like to know if that is all.',
  ],
  6: [
    'Plaster is from 1998 and rough underfoot. We would like to see samples.',
    'Several tiles have come off at the waterline, and we would rather replace them all.',
    'We are thinking about new coping and lights, and would like to have an idea of the cost.',
    'The deck has lifted next to the steps and somebody will trip over it.',
  ],
}

/** With a request for appointments that repeat. */
export const regularNotes: readonly string[] = [
  'We are looking for somebody to come every week, mornings if possible. The side gate is unlocked on weekdays.',
  'A regular visit, please: the pool is in decent shape, but we travel a lot. One friendly dog.',
]
