import '../styles/frame.css'
