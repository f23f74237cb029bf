/** Animation features for moving rows, loaded after the board. */
export { domMax } from 'framer-motion'
