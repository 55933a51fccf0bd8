const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/**
 * Elements that draw. Scripts, links, foreign content, embedded pictures and animation are not among them.
 * Source: SVG 2, chapters 5, 7 to 11 and 13 to 14; Filter Effects 1.
 */
export const drawingElements = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes that place, size or paint; none of them runs anything. */
export const drawingAttributes = words(`
  id class style lang xml:lang xml:space xmlns xmlns:xlink version viewBox preserveAspectRatio
  x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy width height d points pathLength rotate textLength lengthAdjust
  transform patternTransform gradientTransform gradientUnits spreadMethod offset patternUnits patternContentUnits
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  startOffset method spacing side href xlink:href
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width opacity color paint-order vector-effect shape-rendering
  color-interpolation color-interpolation-filters text-rendering image-rendering display visibility overflow
  clip-path clip-rule mask mask-type marker-start marker-mid marker-end filter stop-color stop-opacity
  flood-color flood-opacity lighting-color mix-blend-mode isolation
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing
  word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction
  unicode-bidi
  filterUnits primitiveUnits in in2 result type values mode operator k1 k2 k3 k4 stdDeviation radius scale
  xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles order kernelMatrix divisor bias targetX
  targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength
  azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle tableValues slope intercept amplitude exponent
`);
