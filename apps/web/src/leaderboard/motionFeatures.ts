/** What moves rows; loaded after the board is there. */
export { domMax } from 'framer-motion'
