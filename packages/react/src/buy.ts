'use client'

/** Buying in the page itself. Apart from the first entry since it brings the query client with it. */
export { BuyWidget, type BuyWidgetProps } from './buttons/BuyWidget.tsx'
