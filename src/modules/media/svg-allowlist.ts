/** The elements of SVG 2 and of its filters that draw; none of them runs, fetches or moves anything. */
export const SVG_ELEMENTS: readonly string[] = [
  ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'switch'],
  ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
  ['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker', 'filter'],
  ['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood'],
  ['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence'],
].flat();

/** Their attributes, as hast names them. Those with a reference are looked at one by one. */
export const SVG_ATTRIBUTES: readonly string[] = [
  ['id', 'className', 'style', 'lang', 'xmlLang', 'xmlSpace', 'role', 'ariaHidden', 'ariaLabel', 'ariaLabelledBy', 'href', 'xLinkHref', 'tabIndex'],
  ['viewBox', 'width', 'height', 'preserveAspectRatio', 'transform', 'transformOrigin', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'dx', 'dy', 'd', 'points', 'pathLength'],
  ['fill', 'fillOpacity', 'fillRule', 'stroke', 'strokeDashArray', 'strokeDashOffset', 'strokeLineCap', 'strokeLineJoin', 'strokeMiterLimit', 'strokeOpacity', 'strokeWidth', 'color', 'colorInterpolation', 'colorInterpolationFilters'],
  ['opacity', 'display', 'visibility', 'overflow', 'clip', 'clipPath', 'clipPathUnits', 'clipRule', 'mask', 'maskUnits', 'maskContentUnits', 'maskType', 'filter', 'filterUnits', 'primitiveUnits', 'paintOrder', 'shapeRendering', 'textRendering', 'imageRendering', 'vectorEffect', 'mixBlendMode', 'enableBackground'],
  ['gradientUnits', 'gradientTransform', 'spreadMethod', 'offset', 'stopColor', 'stopOpacity', 'patternUnits', 'patternContentUnits', 'patternTransform'],
  ['marker', 'markerStart', 'markerMid', 'markerEnd', 'markerWidth', 'markerHeight', 'markerUnits', 'refX', 'refY', 'orient'],
  ['fontFamily', 'fontSize', 'fontSizeAdjust', 'fontStretch', 'fontStyle', 'fontVariant', 'fontWeight', 'letterSpacing', 'wordSpacing', 'kerning', 'textAnchor', 'textDecoration', 'textLength', 'lengthAdjust', 'dominantBaseline', 'alignmentBaseline', 'baselineShift', 'writingMode', 'direction', 'unicodeBidi', 'rotate', 'startOffset', 'method', 'spacing', 'side'],
  ['in', 'in2', 'result', 'mode', 'type', 'values', 'tableValues', 'slope', 'intercept', 'amplitude', 'exponent', 'operator', 'k1', 'k2', 'k3', 'k4', 'order', 'kernelMatrix', 'divisor', 'bias', 'targetX', 'targetY', 'edgeMode', 'preserveAlpha', 'kernelUnitLength'],
  ['surfaceScale', 'diffuseConstant', 'specularConstant', 'specularExponent', 'lightingColor', 'limitingConeAngle', 'scale', 'xChannelSelector', 'yChannelSelector', 'azimuth', 'elevation', 'floodColor', 'floodOpacity', 'stdDeviation', 'radius', 'baseFrequency', 'numOctaves', 'seed', 'stitchTiles', 'z', 'pointsAtX', 'pointsAtY', 'pointsAtZ'],
].flat();
