/** An image of a mug as a data URL, which needs no request. */
export const SAMPLE_IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAAP0lEQVR42mN48ebLgCCGUYtHLR61mE4W64deIQmN' +
  'Wkw3i4l3x3CxGE3jqMWjFo9mp9EicyRZPNr0GbV4CFoMAI19bwaUMXSnAAAAAElFTkSuQmCC';
