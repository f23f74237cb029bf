/** Animation features for rows that change their rank. They load after the leaderboard. */
export { domMax } from 'framer-motion'
