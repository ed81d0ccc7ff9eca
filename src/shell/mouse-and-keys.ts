import { showIconNames } from '../ui/tooltips.ts'
import { closeMenusWithoutFocus } from './close-menus.ts'

// Loaded, once, for whoever moves a mouse or presses a key: a touch needs neither.
showIconNames()
closeMenusWithoutFocus()
