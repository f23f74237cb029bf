/**
 * Animation features of framer-motion for rows that change their rank. A separate chunk that loads
 * after the leaderboard.
 */
export { domMax } from 'framer-motion'
